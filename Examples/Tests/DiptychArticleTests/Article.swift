import Foundation
import Testing

/// A page of the documentation, which is an article or the README.
struct Article: CustomTestStringConvertible {
  /// A fenced block of a page.
  private struct Block {
    let language: String
    let text: String
  }

  let name: String
  private let blocks: [Block]

  var testDescription: String { name }

  /// The code blocks that a reader can copy.
  var code: [String] { blocks.filter { $0.language == "swift" }.map(\.text) }

  /// The blocks of text and markup that show output.
  var pictures: [String] {
    blocks.filter { ["text", "html", "md"].contains($0.language) }.map(\.text)
  }

  private init(_ file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    let text = try String(contentsOf: file, encoding: .utf8)
    blocks = text.matches(of: /(?m)^```(\w+)\n((?s).*?)^```$/).map {
      Block(language: String($0.1), text: String($0.2))
    }
  }

  /// Returns the page with a name.
  init(named name: String) throws {
    let article = try Self.all().first { $0.name == name }
    self = try #require(article, "there is no article \(name)")
  }

  /// All pages.
  static func all() throws -> [Article] {
    let articles = try files(below: root.appending(path: "Sources"), withExtension: "md")
    return try ([root.appending(path: "README.md")] + articles).map(Article.init)
  }

  /// The folder of the package.
  static var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
  }

  /// Returns the files of a kind in a folder and its subfolders, by their paths.
  static func files(below folder: URL, withExtension fileExtension: String) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.sorted().filter { $0.hasSuffix(".\(fileExtension)") }.map {
      folder.appending(path: $0)
    }
  }
}

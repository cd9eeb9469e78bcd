#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A folder with the sources of the project.
struct Checkout: Sendable {
  /// The path of the folder.
  let path: String

  /// The files that the pages are made from, in addition to the articles.
  private static let files = [
    "Package.swift", "README.md", "CHANGELOG.md", "Benchmarks/README.md",
    "Sources/Diptych/Diptych.docc/Diptych.md",
  ]

  /// Creates a checkout.
  ///
  /// - Throws: A ``CheckoutError`` with the names of missing files.
  init(_ path: String) throws(CheckoutError) {
    self.path = path
    guard FileManager.default.fileExists(atPath: path) else { throw .missing(path) }
    let lacking = Self.files.filter { !FileManager.default.fileExists(atPath: "\(path)/\($0)") }
    guard lacking.isEmpty else { throw .noCheckout(path, lacking: lacking) }
  }

  /// Whether the folder is the root of a git repository, not a copy of its files.
  var isRepository: Bool { FileManager.default.fileExists(atPath: "\(path)/.git") }

  /// Returns the lines of a file in Markdown.
  func markdown(_ file: String) throws(CheckoutError) -> MarkdownLines {
    guard let data = FileManager.default.contents(atPath: "\(path)/\(file)"),
      let text = String(validating: data, as: UTF8.self)
    else { throw .unreadable("\(path)/\(file)") }
    return MarkdownLines(text, file: file)
  }

  /// Returns the files of the documentation's articles, sorted by module and name.
  func articleFiles() throws(CheckoutError) -> [String] {
    var files: [String] = []
    // The page about the modules is next to their folders.
    for module in try entries("Sources") where !module.hasSuffix(".md") {
      for folder in try entries("Sources/\(module)") where folder.hasSuffix(".docc") {
        let names = try entries("Sources/\(module)/\(folder)").filter { $0.hasSuffix(".md") }
        files += names.map { "Sources/\(module)/\(folder)/\($0)" }
      }
    }
    return files
  }

  private func entries(_ folder: String) throws(CheckoutError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")
    else { throw .unreadable("\(path)/\(folder)") }
    return names.sorted()
  }
}

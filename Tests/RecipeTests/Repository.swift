import Foundation
import Testing

/// The files of the package; paths start at its root.
enum Repository {
  /// The folder of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardized

  /// Returns the text of a file.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the files in a folder and in those below it whose names end in some way, as paths from
  /// the root.
  static func files(below folder: String, withSuffix suffix: String = ".swift") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path).sorted()
      .filter { $0.hasSuffix(suffix) }
      .map { "\(folder)/\($0)" }
  }

  /// Returns the folders in a folder, as paths from the root, without hidden ones such as `.build`.
  static func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
      .filter { !$0.hasPrefix(".") }
      .map { "\(folder)/\($0)" }
      .filter {
        (try? root.appending(path: $0).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory
          == true
      }
  }

  /// Whether a path from the root has a file or a folder.
  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }
}

/// A numbered list of `CONTRIBUTING.md`: the files to be touched, in order.
struct Recipe: CustomTestStringConvertible {
  let title: String
  /// The steps; the first one has the number 1.
  let steps: [String]

  var testDescription: String { title }

  /// The paths that the steps name.
  var paths: [String] {
    steps.flatMap { $0.matches(of: /`([A-Za-z.]+(?:\/[^` ]*)?)`/).map { String($0.1) } }
      .filter { $0.contains("/") || $0.hasSuffix(".md") }
  }

  /// All recipes, in their order.
  static func all() throws -> [Recipe] {
    let page = try Repository.text(of: "CONTRIBUTING.md")
    let recipes = try #require(page.split(separator: "\n## Recipes\n").dropFirst().first)
    return recipes.prefix(upTo: recipes.firstRange(of: "\n## ")?.lowerBound ?? recipes.endIndex)
      .split(separator: "\n### ").dropFirst()
      .map { section in
        Recipe(
          title: String(section.prefix { $0 != "\n" }),
          steps: section.split(separator: #/\n[0-9]+\. /#).dropFirst().map {
            $0.split(separator: #/\s+/#).joined(separator: " ")
          }
        )
      }
  }

  /// The recipe with a title.
  static func named(_ title: String) throws -> Recipe {
    try #require(try all().first { $0.title == title }, "CONTRIBUTING.md has no recipe “\(title)”")
  }

  /// Records an issue for each thing with a forgotten step.
  func require(
    step: Int,
    for forgotten: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for thing in forgotten {
      Issue.record(
        "\(thing) lacks step \(step) of “\(title)” in CONTRIBUTING.md: \(steps[step - 1])",
        sourceLocation: sourceLocation
      )
    }
  }
}

/// The words in the text of source files.
struct Source {
  private let words: Set<Substring>

  init(_ text: String) {
    words = Set(
      text.unicodeScalars.split { !$0.properties.isAlphabetic && !("0"..."9" ~= $0) && $0 != "_" }
        .map(Substring.init)
    )
  }

  /// The words in some files, given as paths from the root of the package.
  init(_ paths: [String]) throws {
    try self.init(paths.map(Repository.text).joined(separator: "\n"))
  }

  /// Returns the names that do not stand in the text.
  func lacks(_ names: [String]) -> [String] { names.filter { !words.contains($0[...]) } }
}

/// A public type in a source file.
struct Declaration {
  let name: String
  /// The lines of its documentation.
  let comment: String
  /// The protocols that its head names.
  let protocols: Set<String>

  /// Returns the public structs and enums at the top level of a file.
  static func types(in path: String) throws -> [Declaration] {
    try Repository.text(of: path)
      .matches(of: /((?:\/\/\/.*\n)*)(?:@.*\n)*public (?:struct|enum) (\w+)([^{]*)\{/)
      .map { match in
        // The text after the generic parameters, if there are any.
        let head = match.3.split(separator: ">", omittingEmptySubsequences: false).last ?? ""
        return Declaration(
          name: String(match.2),
          comment: String(match.1),
          protocols: Set(head.split { !$0.isLetter && $0 != "_" }.map(String.init))
        )
      }
  }
}

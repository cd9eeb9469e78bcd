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
  func lacks(_ names: [String]) -> [String] {
    names.filter { !words.contains($0[...]) }
  }
}

import Testing

@Suite("Documentation")
struct DocumentationTests {
  /// The words that begin a clause, where a noun is wanted.
  private static let conjunctions: Set<Substring> = [
    "What", "Who", "Whose", "Whether", "How", "Where", "When", "Which",
  ]

  private static let keywords: Set<Substring> = [
    "actor", "associatedtype", "class", "enum", "protocol", "struct", "typealias",
  ]

  @Test("The documentation of a type begins with a noun", arguments: ["Sources", "Examples"])
  func nouns(folder: String) throws {
    let found = try Repository.files(below: folder).flatMap { path in
      try Self.summaries(in: Repository.text(of: path))
        .filter { Self.conjunctions.contains($0.prefix { $0.isLetter }) }
        .map { "\(path): \($0)" }
    }
    for summary in found { Issue.record("\(summary)") }
  }

  @Test("A summary is that of the declaration below it")
  func summary() {
    let source = """
      /// A value.
      ///
      /// More about it.
      @frozen
      public indirect enum Value {
        /// What it holds.
        case some
        /// Where it is kept.
        struct Place {}
      }
      """
    #expect(Self.summaries(in: source) == ["A value.", "Where it is kept."])
  }

  /// Returns the first lines of the documentation of each type in a source.
  private static func summaries(in source: String) -> [Substring] {
    var summaries: [Substring] = []
    var summary: Substring?
    for line in source.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("///") {
        summary = summary ?? line.dropFirst(3).drop { $0 == " " }
      } else if !line.hasPrefix("@") {
        let words = line.prefix { $0 != ":" && $0 != "(" && $0 != "{" }.split(separator: " ")
        if let summary, words.contains(where: keywords.contains) { summaries.append(summary) }
        summary = nil
      }
    }
    return summaries
  }
}

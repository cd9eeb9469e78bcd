/// The text of a file in its parts.
struct ContentSource {
  private(set) var frontMatter = FrontMatter()
  /// The Markdown, with an empty line for each line before it, so that its lines have the numbers
  /// of the file.
  private(set) var markdown: String

  /// Divides a text.
  init(_ text: String) throws(FrontMatterError) {
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    markdown = String(text)
    // A line feed after a return is one character with it.
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard let start = lines.first?.trimmed else { return }
    if start == "{" || start.hasPrefix("{\"") {
      try readObject(lines)
      return
    }
    guard let (shape, fences) = Self.shape(start), lines.count > 1 else { return }
    // A rule above an empty line is a rule.
    if shape == .yaml, lines[1].trimmed.isEmpty { return }
    guard let end = lines.dropFirst().firstIndex(where: { fences.contains(String($0.trimmed)) })
    else {
      // A page may begin with a rule above a text.
      if shape == .yaml { return }
      throw FrontMatterError(
        line: 1,
        reason: "“\(start)” has no line that ends it; add \(fences[0])"
      )
    }
    frontMatter = try FrontMatter(Array(lines[1..<end]), from: 2, as: shape)
    markdown = Self.text(lines, after: end)
  }

  /// Returns the shape of the lines that follow one, and the lines that end them.
  private static func shape(_ line: Substring) -> (FrontMatter.Shape, [String])? {
    if line == "+++" { return (.toml, ["+++"]) }
    guard line.hasPrefix("---") else { return nil }
    let rest = line.dropFirst(3).trimmed
    switch rest.lowercased() {
    case "json": return (.json, ["---"])
    case "toml": return (.toml, ["---"])
    case "", "yaml", "yml": return (.yaml, ["---", "..."])
    default: return rest.first == "#" ? (.yaml, ["---", "..."]) : nil
    }
  }

  private mutating func readObject(_ lines: [Substring]) throws(FrontMatterError) {
    guard let end = lines.firstIndex(where: { $0 == "}" || $0.hasPrefix("} ") }) else {
      throw FrontMatterError(line: 1, reason: "the object has no line “}” that ends it; add it")
    }
    frontMatter = try FrontMatter(Array(lines[...end]), from: 1, as: .json)
    markdown = Self.text(lines, after: end)
  }

  private static func text(_ lines: [Substring], after end: Int) -> String {
    String(repeating: "\n", count: end + 1) + lines[(end + 1)...].joined(separator: "\n")
  }
}

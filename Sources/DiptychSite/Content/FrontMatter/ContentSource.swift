/// The front matter and the Markdown of a file.
package struct ContentSource {
  private(set) var frontMatter = FrontMatter()
  /// The Markdown, with an empty line for each line of the front matter, so that line numbers are
  /// the same as in the file.
  private(set) var markdown: String
  /// The reason why the front matter can't be read, if it is ignored, or nil.
  private(set) var error: FrontMatterError?

  /// Divides a text into front matter and Markdown.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isLenient: Whether front matter that can't be read is ignored.
  /// - Throws: The reason why the front matter can't be read, unless `isLenient` is true.
  init(_ text: String, isLenient: Bool = false) throws(FrontMatterError) {
    do throws(FrontMatterError) {
      self.init(whole: text)
      try read()
    } catch {
      guard isLenient else { throw error }
      self.error = error
    }
  }

  private init(whole text: String) {
    markdown = String(text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...])
  }

  private mutating func read() throws(FrontMatterError) {
    // A carriage return and a line feed are one character.
    let lines = markdown.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard let start = lines.first?.trimmed else { return }
    if start == "{" || start.hasPrefix("{\"") {
      try readObject(lines)
      return
    }
    guard let (format, fences) = Self.format(start), lines.count > 1 else { return }
    // `---` above an empty line is a thematic break, not front matter.
    if format == .yaml, lines[1].trimmed.isEmpty { return }
    guard let end = lines.dropFirst().firstIndex(where: { fences.contains(String($0.trimmed)) })
    else {
      // A page may begin with a thematic break above a text.
      if format == .yaml { return }
      throw FrontMatterError(
        line: 1,
        reason: "“\(start)” has no closing line; add \(fences[0])"
      )
    }
    markdown = Self.text(lines, after: end)
    let inner = Array(lines[1..<end])
    switch format {
    case .yaml:
      var reader = YAMLReader(inner, from: 2)
      frontMatter = try reader.read()
    case .json: frontMatter = try FrontMatter(json: inner, from: 2)
    case .toml:
      throw FrontMatterError(
        line: 1,
        reason: "TOML is not supported; write the lines in YAML, between two lines “---”"
      )
    }
  }

  /// Returns the lines that can end the front matter that begins with a line; none if it begins
  /// none.
  package static func fences(after line: Substring) -> [String] { format(line)?.1 ?? [] }

  private enum Format {
    case yaml
    case json
    /// A format of other programs.
    case toml
  }

  /// Returns the format of the front matter that begins with a line, and the lines that can end it.
  private static func format(_ line: Substring) -> (Format, [String])? {
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
      throw FrontMatterError(line: 1, reason: "the object has no closing line “}”; add it")
    }
    markdown = Self.text(lines, after: end)
    frontMatter = try FrontMatter(json: Array(lines[...end]), from: 1)
  }

  private static func text(_ lines: [Substring], after end: Int) -> String {
    String(repeating: "\n", count: end + 1) + lines[(end + 1)...].joined(separator: "\n")
  }
}

/// The cells of a table in a Markdown file, as text.
struct MarkdownTable: Sendable {
  /// The line before the table, without backticks.
  let caption: String
  let titles: [String]
  let rows: [[String]]

  /// Reads the table whose first row begins with some titles.
  ///
  /// - Throws: ``CheckoutError/lacks(_:in:)``.
  init(_ titles: String..., in source: MarkdownLines) throws(CheckoutError) {
    let lines = source.lines
    guard
      let head = lines.firstIndex(where: { line in
        line.isProse && Self.cells(line.text)?.starts(with: titles) == true
      })
    else {
      throw .lacks("a table with the titles \(titles.joined(separator: ", "))", in: source.file)
    }
    self.titles = Self.cells(lines[head].text) ?? []
    let count = self.titles.count
    rows = lines.dropFirst(head + 2).lazy.map { Self.cells($0.text) }.prefix { $0 != nil }
      .compactMap(\.self)
      .map { Array(($0 + Array(repeating: "", count: count)).prefix(count)) }
    let before = lines[..<head].reversed().first { $0.isProse && !$0.text.isEmpty }?.text ?? ""
    let sentence = before.replacing("`", with: "")
    caption = sentence.hasSuffix(":") ? sentence.dropLast() + "." : sentence
  }

  /// Returns the cells of a row, without backticks; nil if the line is not a row.
  private static func cells(_ line: String) -> [String]? {
    guard line.hasPrefix("|"), line.hasSuffix("|"), line.count > 1 else { return nil }
    return line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
      .map { cell in
        cell.split(separator: " ").joined(separator: " ").replacing("`", with: "")
      }
  }
}

/// A table in Markdown.
package enum MarkdownTable {
  /// Returns the text of a table.
  package static func text(header: [String], rows: [[String]]) -> String {
    let lines = [header, header.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  /// Returns the cells of a table, without its header and its first columns.
  package static func cells(of text: String, dropping columns: Int) -> [[String]] {
    text.split(separator: "\n").dropFirst(2).map { line in
      let cells = line.dropFirst(2).dropLast(2).split(separator: " | ")
      return cells.dropFirst(columns).map { String($0) }
    }
  }
}

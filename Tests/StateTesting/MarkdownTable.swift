/// A table in Markdown.
package enum MarkdownTable {
  /// Returns the text of a table.
  package static func text(header: [String], rows: [[String]]) -> String {
    let lines = [header, header.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}

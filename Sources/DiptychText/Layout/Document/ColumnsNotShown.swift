import DiptychViews

/// The column titles of a table, and the sentence that names those of the columns left out.
struct ColumnsNotShown {
  let style: UInt16
  /// The sentence, with `{names}` in the place of the titles.
  let sentence: String
  let titles: [String]

  /// Returns the sentence about some columns; a column without a title is named by its position.
  func text(of columns: [Int]) -> String {
    let names = columns.map { titles[$0].isEmpty ? "#\($0 + 1)" : titles[$0] }
    let parts = sentence.split(separator: "{names}", omittingEmptySubsequences: false)
    return parts.joined(separator: names.joined(separator: ", "))
  }
}

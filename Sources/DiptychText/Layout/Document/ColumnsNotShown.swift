import DiptychViews

/// The titles of a table that may have no room for all of its columns, and the words for that.
struct ColumnsNotShown {
  let style: UInt16
  /// The sentence, with `{names}` in the place of the titles.
  let sentence: String
  let titles: [String]

  /// The words about some columns; one without a title is known by its position.
  func text(of columns: [Int]) -> String {
    let names = columns.map { titles[$0].isEmpty ? "#\($0 + 1)" : titles[$0] }
    let parts = sentence.split(separator: "{names}", omittingEmptySubsequences: false)
    return parts.joined(separator: names.joined(separator: ", "))
  }
}

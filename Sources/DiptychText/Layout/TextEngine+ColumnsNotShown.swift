import DiptychViews

/// The titles of a table that may have no room for all of its columns, and the words for that.
struct ColumnsNotShown {
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

// A table that leaves out columns of a low priority says which.
extension TextEngine {
  /// Keeps the titles of a table that may leave out columns.
  // The words are those where the table stands, which may not be those where it is laid out.
  @inline(never)
  mutating func noteTitles(of traits: TableTraits) {
    guard tables[currentTable].hasPriorities else { return }
    tables[currentTable].titles = Int32(clamping: columnsNotShown.count)
    let titles = traits.columns.map(\.title)
    columnsNotShown.append(
      ColumnsNotShown(
        sentence: EnvironmentValues.current.words.columnsNotShown,
        titles: isRedacted ? titles.map(HiddenText.shape) : titles
      )
    )
  }

  /// Writes a line below a table that has left out columns.
  @inline(never)
  mutating func writeColumnsNotShown(_ frame: TableFrame) {
    guard !frame.isStacked, frame.table.titles >= 0 else { return }
    let columns = (0..<frame.table.count).filter { numbers[frame.widths + $0] < 0 }
    guard !columns.isEmpty else { return }
    let outer = style
    style = frame.style
    _ = push(.dim)
    run.start = source.count
    append(columnsNotShown[Int(frame.table.titles)].text(of: columns))
    let leaf = appendLeaf()
    style = outer
    layout(leaf, width: frame.width)
    nodes.count = leaf
  }
}

import DiptychViews

/// The values and the titles of a heat map.
struct HeatMapChart {
  /// The line above the columns; nil if there is no such line, or the values are redacted.
  let title: String?
  let rows: [String]
  let columns: [String]
  /// The values, row by row; empty rows if they are redacted.
  let values: [[Double]]
  let isRedacted: Bool
  /// The words around the steps in the legend; empty if the values are redacted.
  let legend: (fewer: String, more: String)
  /// The end of the legend.
  let caption: String
  /// The style of the line above the columns.
  let titleStyle: UInt16
  /// The style of the titles of rows and columns, and of the legend.
  let labelStyle: UInt16
  /// The styles of the steps from 0, which stands for zero, to 4.
  let stepStyles: [UInt16]
  /// Whether step 0 fills its cells, as the other steps do.
  let isSolid: Bool

  init(
    _ traits: HeatMapTraits,
    isRedacted: Bool,
    titleStyle: UInt16,
    labelStyle: UInt16,
    stepStyles: [UInt16],
    isSolid: Bool
  ) {
    self.isRedacted = isRedacted
    self.titleStyle = titleStyle
    self.labelStyle = labelStyle
    self.stepStyles = stepStyles
    self.isSolid = isSolid
    func text(_ text: String) -> String {
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      return isRedacted ? HiddenText.shape(of: line) : line
    }
    title = isRedacted ? nil : traits.title.map(text)
    func drawn(_ titles: [String], without undrawn: Set<Int>) -> [String] {
      titles.enumerated().map { undrawn.contains($0) ? "" : text($1) }
    }
    rows = drawn(traits.rows, without: traits.undrawnRows)
    columns = drawn(traits.columns, without: traits.undrawnColumns)
    values = isRedacted ? [] : traits.values
    let words = EnvironmentValues.current.words
    legend = isRedacted ? ("", "") : (words.fewer, words.more)
    if let caption = traits.caption {
      self.caption = text(caption)
    } else if isRedacted {
      caption = ""
    } else {
      let parts = words.most.split(separator: "{value}", omittingEmptySubsequences: false)
      caption = parts.joined(separator: Sparkline.digits(traits.maximum))
    }
  }

  /// Returns the step of each cell, from 0 for zero to 4; the values of neighbouring
  /// columns in one cell are added up.
  func steps(of row: Int, joining count: Int, maximum: Double) -> [Int] {
    sums(of: row, joining: count).map { sum in
      HeatMapTraits.step(of: sum, maximum: maximum)
    }
  }

  private func sums(of row: Int, joining count: Int) -> [Double] {
    stride(from: 0, to: columns.count, by: count).map { first in
      isRedacted ? 0 : values[row][first..<min(first + count, columns.count)].reduce(0, +)
    }
  }

  /// Returns the highest sum of neighbouring columns.
  func maximum(joining count: Int) -> Double {
    rows.indices.reduce(0) { max($0, sums(of: $1, joining: count).max() ?? 0) }
  }

  /// Returns the titles of groups of neighbouring columns: for each group, the first title that is
  /// not empty.
  func titles(joining count: Int) -> [String] {
    stride(from: 0, to: columns.count, by: count).map { first in
      columns[first..<min(first + count, columns.count)].first { !$0.isEmpty } ?? ""
    }
  }
}

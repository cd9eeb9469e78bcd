import DiptychViews

/// A line of words at columns, none of which touches another or the end of the line.
struct LabelRow {
  private let space: FigureSpace
  private let width: Int
  /// The fewest empty cells between two labels.
  private let gap: Int
  private(set) var labels: [(column: Int, text: String, width: Int)] = []

  init(_ space: FigureSpace, width: Int, gap: Int = 1) {
    self.space = space
    self.width = width
    self.gap = gap
  }

  /// Places words where there is room.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - column: The column that they have their middle at.
  ///   - isCentered: Whether that is their middle, otherwise their start.
  /// - Returns: Whether there was room.
  mutating func place(_ text: String, at column: Int, isCentered: Bool = true) -> Bool {
    let cells = space.measure(text)
    guard cells > 0 else { return true }
    var start = isCentered ? column - cells / 2 : column
    start = max(min(start, width - cells), 0)
    guard start + cells <= width, start <= column, start + cells > column else { return false }
    if let last = labels.last, last.column + last.width + gap > start { return false }
    labels.append((start, text, cells))
    return true
  }

  /// Returns a row with all ticks of a list, or with every second, third and so on, so that all of
  /// them fit.
  static func thinned(
    _ ticks: [(text: String, column: Int)],
    _ space: FigureSpace,
    width: Int,
    gap: Int = 1
  ) -> (row: LabelRow, shown: [Int]) {
    var step = 1
    while true {
      var row = LabelRow(space, width: width, gap: gap)
      let shown = Array(stride(from: 0, to: ticks.count, by: step))
      let isFit = shown.allSatisfy { row.place(ticks[$0].text, at: ticks[$0].column) }
      if isFit || step >= ticks.count {
        return (row, isFit ? shown : [])
      }
      step += step < 10 ? 1 : step / 4
    }
  }

  /// The fewest empty cells between two numbers or dates: with one they read as one.
  static let wideGap = 2
  /// The cells that an axis has for each tick that it asks for, and those of a narrow one.
  private static let cellsPerTick = (wide: 10, narrow: 8)

  /// Returns a row with as many ticks of an axis as fit.
  ///
  /// None is left out, but of dates every second one may be, as there are no steps between a week and
  /// a month.
  ///
  /// - Parameters:
  ///   - space: The space, which measures words.
  ///   - width: The width of the line, in cells.
  ///   - axisWidth: The width of the axis, by which the ticks are asked for.
  ///   - isDate: Whether the ticks are dates.
  ///   - ticks: About as many ticks as it is asked for.
  /// - Returns: The row, and the columns of its ticks.
  static func fitting(
    _ space: FigureSpace,
    width: Int,
    axisWidth: Int,
    isDate: Bool,
    ticks: (Int) -> [(text: String, column: Int)]
  ) -> (row: LabelRow, columns: Set<Int>) {
    var count = max(axisWidth / cellsPerTick.wide, min(axisWidth / cellsPerTick.narrow, 4), 2)
    var halved: (row: LabelRow, columns: Set<Int>)?
    while true {
      let all = ticks(count)
      let (row, shown) = thinned(all, space, width: width, gap: wideGap)
      let fitting = (row: row, columns: Set(shown.map { all[$0].column }))
      if shown.count == all.count || count == 1 {
        if let halved, halved.columns.count > shown.count { return halved }
        return fitting
      }
      if isDate, halved == nil, shown.count == (all.count + 1) / 2 { halved = fitting }
      count -= 1
    }
  }

  /// Writes the line.
  func write(from left: Int, style: Int, into write: TerminalFigure.Write) {
    var column = -left
    for label in labels {
      write(String(repeating: " ", count: label.column - column), 0)
      write(label.text, style)
      column = label.column + label.width
    }
    write("\n", 0)
  }
}

extension FigureSpace {
  /// Returns a text that takes some cells at most; an ellipsis replaces what is cut.
  func cut(_ text: String, to cells: Int) -> String {
    guard cells > 0 else { return "" }
    if measure(text) <= cells { return text }
    let ellipsis = cells > 3 || !isASCII ? (isASCII ? "..." : "…") : ""
    var rest = cells - measure(ellipsis)
    var cut = ""
    for character in text {
      rest -= measure(String(character))
      if rest < 0 { break }
      cut.append(character)
    }
    return cut + ellipsis
  }

  /// Returns a text with spaces before it, so that it ends at a column.
  func trailing(_ text: String, _ cells: Int) -> String {
    String(repeating: " ", count: max(cells - measure(text), 0)) + text
  }
}

import DiptychViews

/// A line of words at columns; words keep apart from each other and from the end of the line.
struct LabelRow {
  private let space: FigureSpace
  private let width: Int
  /// The minimum number of empty cells between two labels.
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
  ///   - isCentered: Whether the column is the middle of the words, otherwise their start.
  /// - Returns: Whether the words were added: true if they fit.
  mutating func place(_ text: String, at column: Int, isCentered: Bool = true) -> Bool {
    let cells = space.measure(text)
    guard cells > 0 else { return true }
    var start = isCentered ? column - cells / 2 : column
    start = max(min(start, width - cells), 0)
    guard start + cells <= width, start <= column, start + cells >= column else { return false }
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

  /// The minimum number of empty cells between two numbers or dates: with one they read as one.
  static let wideGap = 2
  /// The cells that an axis has for each tick that it asks for, and the cells on a narrow axis.
  private static let cellsPerTick = (wide: 10, narrow: 8)

  /// The labels on one line that are better than more of them on two.
  private static let enoughTicks = 4

  /// Returns the labels of as many ticks of an axis as fit, and their ticks.
  ///
  /// A label of two lines is on one, if all of them fit so, or, where not all periods have a label,
  /// if enough of them do. Fewer ticks are asked for until they fit, down to the first one alone.
  ///
  /// - Parameters:
  ///   - space: The space, which measures words.
  ///   - width: The width of the line, in cells.
  ///   - axis: The axis.
  ///   - gap: The minimum number of empty cells between two labels.
  ///   - ticks: About as many ticks as it is asked for.
  /// - Returns: One row or two, and the ticks.
  static func fitting(
    _ space: FigureSpace,
    width: Int,
    axis: ChartAxis,
    gap: Int = wideGap,
    ticks: (Int) -> [(text: String, place: LinePlace)]
  ) -> (rows: [LabelRow], marks: Set<CellLine>) {
    var count = max(width / cellsPerTick.wide, min(width / cellsPerTick.narrow, 4), 2)
    if axis.hasChosenDates || axis.bandCount != nil {
      // A label takes three cells at least.
      count = max(min(ticks(.max).count, width / 3), count)
    }
    if axis.hasPeriods, !axis.hasChosenDates {
      if let all = rows(ticks(.max), space, width: width, gap: gap) { return all }
      for count in stride(from: count, through: enoughTicks, by: -1) {
        let some = ticks(count)
        guard some.count >= enoughTicks else { break }
        if let row = rows(some, space, width: width, gap: gap, lines: 1...1) { return row }
      }
    }
    var some: [(text: String, place: LinePlace)] = []
    while count > 0 {
      let all = ticks(count)
      if !all.isEmpty { some = all }
      if !all.isEmpty, let rows = rows(all, space, width: width, gap: gap) { return rows }
      count = min(count - 1, axis.hasChosenDates || axis.bandCount != nil ? all.count - 1 : .max)
    }
    for step in 2...max(some.count, 2) {
      let shown =
        axis.isDate ? some.prefix(1) : some.indices.filter { $0 % step == 0 }.map { some[$0] }[...]
      if let rows = rows(Array(shown), space, width: width, gap: gap) { return rows }
    }
    return ([LabelRow(space, width: width)], [])
  }

  /// Returns all labels on the least number of lines that they fit on, and their ticks, or nil.
  private static func rows(
    _ ticks: [(text: String, place: LinePlace)],
    _ space: FigureSpace,
    width: Int,
    gap: Int,
    lines: ClosedRange<Int> = 1...2
  ) -> (rows: [LabelRow], marks: Set<CellLine>)? {
    for count in lines {
      var rows = (0..<count).map { _ in LabelRow(space, width: width, gap: gap) }
      let isFit = ticks.allSatisfy { tick in
        let lines =
          count == 1
          ? [tick.text.onOneLine]
          : tick.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return zip(rows.indices, lines).allSatisfy { rows[$0].place($1, at: tick.place.cell) }
      }
      if isFit {
        return (
          rows.filter { count == 1 || !$0.labels.isEmpty },
          Set(ticks.map { CellLine(column: $0.place, of: width) })
        )
      }
    }
    return nil
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
  /// Returns a text that takes some cells at most; an ellipsis replaces the rest.
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

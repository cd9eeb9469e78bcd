import DiptychViews

/// A line of labels at columns, which keep a distance from each other and from the end of the line.
struct LabelRow {
  private let space: _FigureSpace
  private let width: Int
  /// The minimum number of empty cells between two labels.
  private let gap: Int
  private(set) var labels: [(column: Int, text: String, width: Int)] = []

  init(_ space: _FigureSpace, width: Int, gap: Int = 1) {
    self.space = space
    self.width = width
    self.gap = gap
  }

  /// Adds a label if there is room.
  ///
  /// - Parameters:
  ///   - text: The text of the label.
  ///   - column: The column of the middle or the start of the label.
  ///   - isCentered: Whether the column is the middle of the label. If it is false, the column is
  ///     the start.
  /// - Returns: Whether the label fits and was added.
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

  /// Returns a row with the labels of all ticks, or of every second tick, every third tick and so
  /// on, so that they fit.
  static func thinned(
    _ ticks: [(text: String, column: Int)],
    _ space: _FigureSpace,
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

  /// The minimum number of empty cells between two numbers or dates.
  ///
  /// With only one cell, they would look like one number.
  static let wideGap = 2
  /// The number of cells of an axis for each requested tick, and the number on a narrow axis.
  private static let cellsPerTick = (wide: 10, narrow: 8)

  /// The minimum number of labels for one line.
  ///
  /// With fewer labels, two lines are used.
  private static let enoughTicks = 4

  /// Returns the labels of as many ticks of an axis as fit, with their ticks.
  ///
  /// Labels of two lines are written on one line if all of them fit, or if enough of them fit and
  /// not all periods have a label. The number of ticks is reduced until their labels fit, down to
  /// the first tick.
  ///
  /// - Parameters:
  ///   - space: The space, which measures texts.
  ///   - width: The width of the line, in cells.
  ///   - axis: The axis.
  ///   - gap: The minimum number of empty cells between two labels.
  ///   - ticks: The approximate number of ticks.
  /// - Returns: One row or two, and the ticks.
  static func fitting(
    _ space: _FigureSpace,
    width: Int,
    axis: ChartAxis,
    gap: Int = wideGap,
    ticks: (Int) -> [(text: String, place: LinePlace)]
  ) -> (rows: [LabelRow], marks: Set<CellLine>) {
    var count = max(width / cellsPerTick.wide, min(width / cellsPerTick.narrow, 4), 2)
    if axis.hasChosenDates || axis.bandCount != nil {
      // A label takes at least three cells.
      count = max(min(ticks(.max).count, width / 3), count)
    }
    if axis.hasPeriods, !axis.hasChosenDates {
      if let all = rows(ticks(.max), space, width: width, gap: gap, isComplete: true) { return all }
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

  /// Returns all labels on as few lines as possible, with their ticks, or nil if they don't fit.
  private static func rows(
    _ ticks: [(text: String, place: LinePlace)],
    _ space: _FigureSpace,
    width: Int,
    gap: Int,
    lines: ClosedRange<Int> = 1...2,
    isComplete: Bool = false
  ) -> (rows: [LabelRow], marks: Set<CellLine>)? {
    for count in lines {
      let first = ticks.map { tick in
        count == 1 ? tick.text.onOneLine[...] : tick.text.prefix { $0 != "\n" }
      }
      let gap = isComplete || !readsAsOne(first) ? gap : wideGap
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

  /// Whether labels with one cell between them read as one: `27 Sep 2026 4 Oct`, `Oct 2025`.
  ///
  /// If each period has a label, readers can count the labels.
  private static func readsAsOne(_ labels: [Substring]) -> Bool {
    zip(labels, labels.dropFirst()).contains { label, next in
      next.first?.isNumber == true && (label + next).contains { $0.isLetter || $0 == " " }
    }
  }

  /// Writes the line.
  func write(from left: Int, style: Int, into write: _TerminalFigure.Write) {
    var column = -left
    for label in labels {
      write(String(repeating: " ", count: label.column - column), 0)
      write(label.text, style)
      column = label.column + label.width
    }
    write("\n", 0)
  }
}

extension _FigureSpace {
  /// Returns the lines of a text that is wrapped between its words.
  func lines(of text: String, in cells: Int) -> [String] {
    var lines: [String] = []
    var rest = -1
    for word in text.split(separator: " ") {
      let word = cut(String(word), to: cells)
      let width = measure(word)
      if let last = lines.indices.last, width < rest {
        lines[last] += " " + word
        rest -= width + 1
      } else {
        lines.append(word)
        rest = cells - width
      }
    }
    return lines
  }

  /// Returns a text cut to a number of cells.
  ///
  /// An ellipsis replaces the rest.
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

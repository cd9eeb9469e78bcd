import DiptychViews

/// A heat map in a terminal: a row of blocks for each row of values, with titles at the left and
/// above, and a legend below.
struct TextHeatMap: Sendable {
  private let title: String?
  private let rows: [String]
  private let columns: [String]
  private let values: [[Double]]
  private let isRedacted: Bool
  /// The words around the steps in the legend.
  private let legend: (fewer: String, more: String)
  /// The end of the legend.
  private let caption: String

  init(_ map: HeatMap) {
    func drawn(_ titles: [String], without undrawn: Set<Int>) -> [String] {
      titles.enumerated().map { undrawn.contains($0) ? "" : $1.onOneLine }
    }
    title = map.title
    rows = drawn(map.rows, without: map.undrawnRows)
    columns = drawn(map.columns, without: map.undrawnColumns)
    values = map.values
    isRedacted = map.isRedacted
    let words = EnvironmentValues.current.chartLabels
    legend = (words.fewer, words.more)
    let most = Labels.filled(words.most, ["value": Sparkline.digits(map.maximum)])
    caption = (map.caption ?? most).onOneLine
  }

  /// The numbers of the styles of labels and of the title.
  private static let (label, bold) = (0, 1)

  var figure: _TerminalFigure {
    let titles = rows.map(\.letterWidth).max() ?? 0
    let legendWidth = (legend.fewer + legend.more + caption).letterWidth + 10
    return _TerminalFigure(
      naturalWidth: max(2 * columns.count, rows.isEmpty ? 0 : legendWidth) + titles + 1,
      styles: [.role(.label), .bold],
      hasShades: true
    ) { draw(in: $0, $1) }
  }

  private func draw(in space: _FigureSpace, _ write: _TerminalFigure.Write) {
    guard !columns.isEmpty, !rows.isEmpty, let shades = space.shades else { return }
    let width = space.width
    let widest = rows.map(space.measure).max() ?? 0
    // Titles take at most half of the line. They also leave a cell for each value, but they are not
    // cut to fewer than 12 cells for this.
    let free = max(width - 1 - columns.count, 12)
    let narrow = min(widest, free, max(width / 2 - 1, 0))
    let cellWidth = self.cellWidth(in: narrow > 0 ? width - narrow - 1 : width, space)
    let cells = max((narrow > 0 ? width - narrow - 1 : width) / cellWidth, 1)
    let joined = (columns.count + cells - 1) / cells
    let columns = titles(joining: joined)
    // The titles take the width that the values leave.
    let rest = width - 1 - (narrow < widest ? valueCells(columns, cellWidth, space) : 0)
    let titleWidth = narrow > 0 ? min(widest, max(narrow, rest)) : 0
    let left = titleWidth > 0 ? titleWidth + 1 : 0
    let sums = rows.indices.map { self.sums(of: $0, joining: joined) }
    let maximum = sums.joined().max() ?? 0

    if let title, !isRedacted {
      write(space.cut(title, to: width), Self.bold)
      write("\n", Self.label)
    }
    writeTitles(columns, cellWidth, from: left, space, write)
    for (row, sums) in zip(rows, sums) {
      let row = space.cut(row, to: titleWidth)
      write(row + .spaces(left - space.measure(row)), Self.label)
      for sum in sums {
        let step = HeatMap.step(of: sum, maximum: maximum)
        let filled = step > 0 || shades.isSolid ? cellWidth : 1
        write(String(repeating: shades.glyphs[step], count: filled), shades.first + step)
        write(.spaces(cellWidth - filled), Self.label)
      }
      write("\n", Self.label)
    }
    if !isRedacted { writeLegend(shades, from: left, space, write) }
  }

  /// Returns the values of a row, where neighbouring columns in one cell are added up.
  private func sums(of row: Int, joining count: Int) -> [Double] {
    stride(from: 0, to: columns.count, by: count).map { first in
      isRedacted ? 0 : values[row][first..<min(first + count, columns.count)].reduce(0, +)
    }
  }

  /// Returns the titles of groups of neighbouring columns: for each group, the first title that is
  /// not empty.
  private func titles(joining count: Int) -> [String] {
    stride(from: 0, to: columns.count, by: count).map { first in
      columns[first..<min(first + count, columns.count)].first { !$0.isEmpty } ?? ""
    }
  }

  /// Returns the number of cells of all values, and of the titles above them.
  private func valueCells(_ titles: [String], _ cellWidth: Int, _ space: _FigureSpace) -> Int {
    titles.enumerated().reduce(0) { cells, title in
      max(cells, title.offset * cellWidth + max(cellWidth, space.measure(title.element)))
    }
  }

  /// Returns the number of cells of a value.
  ///
  /// The result is 3 if the map then fills most of its line, and otherwise 2. It is larger if the
  /// titles of columns would touch each other.
  private func cellWidth(in room: Int, _ space: _FigureSpace) -> Int {
    let count = columns.count
    let widths = columns.map(space.measure)
    let fills = 3 * count <= room && 12 * count >= 3 * room
    for cells in (fills ? 3 : 2)...8 where cells * count <= room {
      var end = -1
      let isFree = widths.enumerated().allSatisfy { column, width in
        guard width > 0 else { return true }
        defer { end = column * cells + width }
        return column * cells > end && column * cells + width <= room
      }
      if isFree { return cells }
    }
    return 2 * count <= room ? 2 : 1
  }

  private func writeTitles(
    _ titles: [String],
    _ cellWidth: Int,
    from left: Int,
    _ space: _FigureSpace,
    _ write: _TerminalFigure.Write
  ) {
    var line = ""
    var column = 0
    for (index, title) in titles.enumerated() {
      let (start, cells) = (left + index * cellWidth, space.measure(title))
      guard cells > 0, column == 0 || start > column, start + cells <= space.width else { continue }
      line += .spaces(start - column) + title
      column = start + cells
    }
    if column > 0 {
      write(line, Self.label)
      write("\n", Self.label)
    }
  }

  /// Writes the steps between two words, and the caption after them or below them.
  private func writeLegend(
    _ shades: _FigureSpace.Shades,
    from left: Int,
    _ space: _FigureSpace,
    _ write: _TerminalFigure.Write
  ) {
    let words = space.measure(legend.fewer) + space.measure(legend.more)
    let steps = words > 0 ? words + 8 : 0
    let hasSteps = steps > 0 && steps <= space.width
    guard hasSteps || !caption.isEmpty else { return }
    let indent = left + steps <= space.width ? left : 0
    let room = space.width - indent
    let end = "; " + caption
    let isOneLine = steps > 0 && !caption.isEmpty && steps + space.measure(end) <= room
    write("\n", Self.label)
    if hasSteps {
      write(.spaces(indent) + legend.fewer + " ", Self.label)
      write(String(shades.glyphs[0]), shades.first)
      if !shades.isSolid { write(" ", Self.label) }
      for step in 1...4 { write(String(shades.glyphs[step]), shades.first + step) }
      write(" " + legend.more + (isOneLine ? end : ""), Self.label)
      write("\n", Self.label)
    }
    guard !isOneLine, !caption.isEmpty else { return }
    for line in space.lines(of: caption, in: room) {
      write(.spaces(indent) + line, Self.label)
      write("\n", Self.label)
    }
  }
}

extension String {
  /// The width of the text in letters, where a wide letter counts as two.
  ///
  /// It is an estimate for media whose widths are not known.
  var letterWidth: Int {
    reduce(0) { $0 + ($1.unicodeScalars.first.map { $0.value < 0x1100 ? 1 : 2 } ?? 0) }
  }

  /// Returns some spaces, or an empty string for a negative number.
  static func spaces(_ count: Int) -> String { String(repeating: " ", count: Swift.max(count, 0)) }
}

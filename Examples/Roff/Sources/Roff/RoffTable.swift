import Diptych

/// A table that is being written.
///
/// Its rows are kept until the table ends.
struct RoffTable {
  /// An open part of the table.
  enum Part {
    case table
    case row
    case cell
  }

  /// An entry of the table and its span.
  struct Cell {
    var lines: [String] = []
    var width = 0
    var span = _CellSpan()
    var isBold = false
    /// Whether a cell above covers this position.
    var isCovered = false
  }

  /// A row of cells, or a line between rows.
  fileprivate enum Row {
    case cells([Cell])
    case rule
  }

  let traits: _TableTraits
  var part = Part.table
  private var rows: [Row] = []
  private var cells: [Cell] = []
  /// The number of rows below that a cell covers, by column.
  ///
  /// It is needed because rows of HTML elements do not contain covered positions.
  private var rowsBelow: [Int: Int] = [:]

  init(_ traits: _TableTraits) {
    self.traits = traits
  }

  // MARK: Rows

  /// Appends a cell at the next position of the row that no cell above covers.
  mutating func append(_ cell: Cell) {
    if traits.columns.isEmpty { appendCovered() }
    let column = columnCount(of: cells)
    if traits.columns.isEmpty && cell.span.rows > 1 {
      for index in column..<column + cell.span.columns { rowsBelow[index] = cell.span.rows - 1 }
    }
    cells.append(cell)
  }

  /// Appends positions that a cell above covers.
  mutating func appendCovered(columns: Int) {
    cells.append(Cell(span: _CellSpan(columns: columns), isCovered: true))
  }

  private mutating func appendCovered() {
    while let rows = rowsBelow[columnCount(of: cells)], rows > 0 {
      rowsBelow[columnCount(of: cells)] = rows - 1
      appendCovered(columns: 1)
    }
  }

  mutating func endRow() {
    if traits.columns.isEmpty { appendCovered() }
    if !cells.isEmpty { rows.append(.cells(cells)) }
    cells = []
  }

  mutating func appendRule() {
    if !rows.isEmpty { rows.append(.rule) }
  }

  private func columnCount(of cells: [Cell]) -> Int { cells.reduce(0) { $0 + $1.span.columns } }

  // MARK: Output

  /// Returns the lines of the table for tbl(1).
  ///
  /// If the table has no cells, there are no lines.
  func lines() -> [String] {
    let count = rows.map { columnCount(of: $0.cells) }.max() ?? 0
    guard count > 0 else { return [] }
    var lines = [".TS"]
    if hasBorder { lines.append("allbox;") }
    let widest = widestEntry(columns: count)
    var format: String?
    for row in rows {
      guard case .cells(let cells) = row else {
        if !hasBorder { lines.append("_") }
        continue
      }
      let filled = cells + (columnCount(of: cells)..<count).map { _ in Cell() }
      let next = self.format(of: filled)
      if next != format {
        if format != nil { lines.append(".T&") }
        lines.append(next + ".")
        format = next
      }
      lines += entries(of: filled, widest: widest)
    }
    return lines + [".TE"]
  }

  /// Whether tbl draws lines around each entry.
  ///
  /// The option is `allbox`.
  ///
  /// The lines also cross entries that span rows or columns.
  private var hasBorder: Bool { traits.border != .none && traits.border != .horizontal }

  /// Returns the format of a row, which contains the alignment, font and column span of each entry.
  private func format(of cells: [Cell]) -> String {
    var column = 0
    let formats = cells.map { cell in
      let isKnown = column < traits.columns.count
      let traits = isKnown ? self.traits.columns[column] : _ColumnTraits(title: "")
      column += cell.span.columns
      let letter =
        switch traits.alignment {
        case .leading, .justified: "l"
        case .center: "c"
        case .trailing: "r"
        case .decimal: "n"
        }
      let isBold = cell.isBold || traits.isRowHeader && !cell.isCovered
      return letter + (isBold ? "b" : "") + String(repeating: " s", count: cell.span.columns - 1)
    }
    return formats.joined(separator: " ")
  }

  /// Returns the entries of a row on one line.
  ///
  /// Wrapped entries take further lines.
  private func entries(of cells: [Cell], widest: Int) -> [String] {
    let entries = cells.map { cell in
      if cell.isCovered { return #"\^"# }
      guard cell.lines.count > 1 || cell.width > widest else {
        return RoffText.entry(cell.lines.first ?? "")
      }
      let lines = cell.lines.map { RoffText.entry($0) }.joined(separator: "\n.br\n")
      return "T{\n.na\n\(lines)\nT}"
    }
    let line = entries.joined(separator: "\t")
    return line.isEmpty ? [#"\&"#] : line.split(separator: "\n").map(String.init)
  }

  /// Returns the maximum width of an entry that is not wrapped, in characters.
  ///
  /// If the table fits, there is no limit.
  private func widestEntry(columns: Int) -> Int {
    var widths: [Int: Int] = [:]
    for row in rows {
      var column = 0
      for cell in row.cells {
        if cell.span.columns == 1 { widths[column] = max(widths[column] ?? 0, cell.width) }
        column += cell.span.columns
      }
    }
    let available = 66 - 3 * columns
    return widths.values.reduce(0, +) <= available ? .max : max(available / columns, 8)
  }
}

extension RoffTable.Row {
  fileprivate var cells: [RoffTable.Cell] {
    if case .cells(let cells) = self { cells } else { [] }
  }
}

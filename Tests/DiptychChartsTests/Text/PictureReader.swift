/// A reader of the picture of a chart that knows nothing of the code which drew it: only where a
/// block, a dot or a line is in its cell, and that labels stand beside ticks.
struct PictureReader {
  /// An axis by its ticks: where they are, in cells, and the numbers that they are labelled with.
  struct Axis {
    let ticks: [(place: Double, value: Double)]

    /// Returns the value at a place, by the first and the last tick.
    func value(at place: Double) -> Double {
      guard let first = ticks.first, let last = ticks.last else { return .nan }
      let part = (place - first.place) / (last.place - first.place)
      return first.value + part * (last.value - first.value)
    }

    /// The difference of two values that are a cell apart.
    var valuePerCell: Double { abs(value(at: 1) - value(at: 0)) }
  }

  private let lines: [[Character]]

  init(_ picture: String) {
    lines = picture.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
  }

  // MARK: The y axis

  /// The column of the y axis.
  private var axisColumn: Int? {
    lines.compactMap { $0.firstIndex { "│▔┤▁".contains($0) } }.min()
  }

  /// The y axis; its places are cells from the top of the picture.
  var yAxis: Axis? {
    guard let column = axisColumn else { return nil }
    var start = 0.0
    var ticks: [(place: Double, value: Double)] = []
    for (row, line) in lines.enumerated() where column < line.count {
      let label = String(line[..<column]).filter { $0 != " " }
      let places: [Character: Double] = ["▔": 0, "┤": 0.5, "▁": 1]
      guard let offset = places[line[column]], let value = Self.number(label) else { continue }
      ticks.append((Double(row) + offset, value))
    }
    for line in lines {
      let parts = String(line).components(separatedBy: " = ")
      if parts.count == 2, parts[0].hasPrefix("+"), let base = Self.number(parts[1]) {
        start = base
      }
    }
    return Axis(ticks: ticks.map { ($0.place, $0.value + start) })
  }

  /// The rows between the axes, without the axis.
  var rows: [(row: Int, cells: ArraySlice<Character>)] {
    guard let column = axisColumn else { return [] }
    return lines.enumerated().filter { column < $0.element.count }
      .filter { "│▔┤▁".contains($0.element[column]) && $0.offset < (baseRow ?? .max) }
      .map { ($0.offset, $0.element[(column + 1)...]) }
  }

  /// The row of the line below the chart.
  private var baseRow: Int? {
    lines.lastIndex { line in
      line.count { "▔▏╵▕".contains($0) } > line.count / 2 && line.contains("▔")
    }
  }

  // MARK: The x axis

  /// The x axis; its places are cells from the end of the y axis.
  var xAxis: Axis? { xAxis(after: axisColumn.map { $0 + 1 } ?? 0) }

  /// Returns the x axis behind some cells; its places are counted from there.
  func xAxis(after start: Int) -> Axis? {
    guard let base = baseRow, base + 1 < lines.count else { return nil }
    let places: [Character: Double] = ["▏": 0, "╵": 0.5, "▕": 1]
    let ticks = lines[base].enumerated().compactMap { index, character in
      index >= start ? places[character].map { Double(index - start) + $0 } : nil
    }
    let labels = String(lines[base + 1]).split(separator: " ").compactMap {
      Self.number(String($0))
    }
    guard ticks.count == labels.count else { return nil }
    return Axis(ticks: zip(ticks, labels).map { ($0, $1) })
  }

  // MARK: Marks

  /// Returns where the blocks of a column end, in cells from the top of the picture.
  func top(ofColumn column: Int) -> Double? {
    for (row, cells) in rows where column < cells.count {
      let eighths = Self.eighths(cells[cells.startIndex + column], "▁▂▃▄▅▆▇█")
      if eighths > 0 { return Double(row + 1) - Double(eighths) / 8 }
    }
    return nil
  }

  /// Returns the lengths of lying bars, in cells.
  func lengths(after column: Int) -> [Double] {
    lines.prefix { !$0.contains("▔") }.map { line in
      line.dropFirst(column).reduce(0) { $0 + Double(Self.eighths($1, "▏▎▍▌▋▊▉█")) / 8 }
    }
  }

  /// The middles of the dots, in cells from the axis and from the top of the picture.
  var dots: [(x: Double, y: Double)] {
    let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    return rows.flatMap { row, cells in
      cells.enumerated().flatMap { column, character -> [(x: Double, y: Double)] in
        guard let scalar = character.unicodeScalars.first, (0x2800...0x28FF).contains(scalar.value)
        else { return [] }
        return bits.enumerated().flatMap { side, bits in
          bits.enumerated().filter { scalar.value & $0.element != 0 }.map { step, _ in
            (Double(column) + 0.25 + 0.5 * Double(side), Double(row) + 0.125 + 0.25 * Double(step))
          }
        }
      }
    }
  }

  /// The places of lines across the chart, in cells from the top of the picture.
  var rules: [Double] {
    let places: [Character: Double] = ["▔": 0, "─": 0.5, "▁": 1]
    return rows.compactMap { row, cells in
      places.first { character, _ in cells.count { $0 == character } > cells.count / 2 }
        .map { Double(row) + $0.value }
    }
  }

  /// Returns the first and the last edge of the shaded cells, from the top of the picture.
  func shade(column: Int) -> (top: Double, bottom: Double)? {
    let shaded = rows.filter {
      $0.cells.count > column && $0.cells[$0.cells.startIndex + column] == "░"
    }
    guard let first = shaded.first, let last = shaded.last else { return nil }
    return (Double(first.row), Double(last.row + 1))
  }

  private static func eighths(_ block: Character, _ blocks: String) -> Int {
    (Array(blocks).firstIndex(of: block) ?? -1) + 1
  }

  /// Returns the number of a label: `1,250`, `1.5M` or `2e-6`.
  static func number(_ text: String) -> Double? {
    let factors: [Character: Double] = ["k": 1e3, "M": 1e6, "G": 1e9, "T": 1e12, "P": 1e15]
    var digits = text.filter { $0 != "," }
    let factor = digits.last.flatMap { factors[$0] }
    if factor != nil { digits.removeLast() }
    return Double(digits.hasPrefix("+") ? String(digits.dropFirst()) : digits).map {
      $0 * (factor ?? 1)
    }
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    guard let range = ranges(of: separator).first else { return [self] }
    return [String(self[..<range.lowerBound]), String(self[range.upperBound...])]
  }
}

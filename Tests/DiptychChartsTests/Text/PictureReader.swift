/// A reader of the picture of a chart that knows nothing of the code which drew it: only where a
/// block, a dot or a line is in its cell, how a terminal shows its colours, and that labels stand
/// beside ticks.
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

    /// Returns the place of a value, by the first and the last tick.
    func place(of value: Double) -> Double {
      guard let first = ticks.first, let last = ticks.last else { return .nan }
      let part = (value - first.value) / (last.value - first.value)
      return first.place + part * (last.place - first.place)
    }

    /// The difference of two values that are a cell apart.
    var valuePerCell: Double { abs(value(at: 1) - value(at: 0)) }

    /// The largest distance between a tick and where its label says that it is, in cells.
    var largestError: Double { ticks.map { abs(place(of: $0.value) - $0.place) }.max() ?? 0 }
  }

  /// A part of a bar or an area in one colour, in cells.
  struct Part {
    let color: String
    var ends: ClosedRange<Double>
  }

  /// The direction of blocks.
  enum Direction {
    case standing, lying
  }

  private let lines: [[TerminalCell]]

  init(_ picture: String) { lines = TerminalCell.lines(of: picture) }

  // MARK: The y axis

  /// The column of the y axis.
  private var axisColumn: Int? {
    lines.compactMap { $0.firstIndex { "▔╴▁".contains($0.character) } }.min()
  }

  /// The y axis; its places are cells from the top of the picture.
  var yAxis: Axis? {
    guard let column = axisColumn else { return nil }
    var start = 0.0
    var ticks: [(place: Double, value: Double)] = []
    for (row, line) in lines.enumerated() where column < line.count {
      let label = text(line[..<column]).filter { $0 != " " }
      let places: [Character: Double] = ["▔": 0, "╴": 0.5, "▁": 1]
      guard let offset = places[line[column].character], let value = Self.number(label) else {
        continue
      }
      ticks.append((Double(row) + offset, value))
    }
    for line in lines {
      let parts = text(line[...]).split(separator: " = ")
      if parts.count == 2, parts[0].hasPrefix("+"), let base = Self.number(String(parts[1])) {
        start = base
      }
    }
    return Axis(ticks: ticks.map { ($0.place, $0.value + start) })
  }

  /// The rows between the axes, without the axis.
  var rows: [(row: Int, cells: ArraySlice<TerminalCell>)] {
    guard let column = axisColumn else { return [] }
    let end = min(baseRow ?? .max, labelRow ?? .max)
    return lines.enumerated().filter { column < $0.element.count && $0.offset < end }
      .filter { line in
        let isTick = "▔╴▁".contains(line.element[column].character)
        return isTick || line.element[...column].allSatisfy { $0.character == " " }
      }
      .map { ($0.offset, $0.element[(column + 1)...]) }
  }

  /// The row of the line below the chart: the last one of the y axis, if nothing but signs of the
  /// x axis is in it.
  private var baseRow: Int? {
    let start = axisColumn ?? 0
    return lines.lastIndex { $0.count > start && "▔╴▁▏╵▕".contains($0[start].character) }
      .flatMap { row in
        let cells = lines[row].dropFirst(start)
        let signs = cells.count { "▔▏╵▕".contains($0.character) }
        return signs == cells.count && cells.contains { $0.character == "▔" } ? row : nil
      }
  }

  // MARK: The x axis

  /// The x axis; its places are cells from the end of the y axis.
  var xAxis: Axis? { xAxis(after: axisColumn.map { $0 + 1 } ?? 0) }

  /// Returns the x axis behind some cells; its places are counted from there.
  ///
  /// A low chart has no line with ticks: the middles of the labels are their places, but of those
  /// at the ends, which may have been moved into the chart.
  func xAxis(after start: Int) -> Axis? {
    guard let row = labelRow else { return nil }
    let line = text(lines[row][...])
    let labels = line.matches(of: /[^ ]+/).compactMap { match in
      Self.number(String(match.output)).map { number in
        let column = line.distance(from: line.startIndex, to: match.startIndex)
        return (middle: Double(column - start) + Double(match.output.count) / 2, value: number)
      }
    }
    let places: [Character: Double] = ["▏": 0, "╵": 0.5, "▕": 1]
    let ticks = baseRow.map { base in
      lines[base].enumerated().compactMap { index, cell in
        index >= start ? places[cell.character].map { Double(index - start) + $0 } : nil
      }
    }
    if let ticks {
      guard ticks.count == labels.count, ticks.count > 1 else { return nil }
      return Axis(ticks: zip(ticks, labels).map { ($0, $1.value) })
    }
    guard labels.count > 3 else { return nil }
    return Axis(ticks: labels.dropFirst().dropLast().map { ($0.middle, $0.value) })
  }

  /// Whether the x axis has ticks, and not only labels.
  var hasTicks: Bool { baseRow != nil }

  /// The row of the labels of the x axis.
  private var labelRow: Int? {
    let start = axisColumn ?? 0
    let lowest =
      baseRow
      ?? lines.lastIndex { start < $0.count && "▔╴▁".contains($0[start].character) }
    return lowest.flatMap { row in
      lines.indices.dropFirst(row + 1).first { index in
        lines[index].contains { $0.character.isLetter || $0.character.isNumber }
      }
    }
  }

  /// Returns the columns of names of one letter below the chart, counted from the end of the y
  /// axis.
  func columns(ofNames names: [Character]) -> [Int?] {
    guard let axis = axisColumn, let row = labelRow else { return [] }
    return names.map { name in
      lines[row].dropFirst(axis + 1).firstIndex { $0.character == name }.map { $0 - axis - 1 }
    }
  }

  // MARK: Blocks

  /// Returns the parts of a column, from below; their ends are cells from the top of the picture.
  func parts(ofColumn column: Int) -> [Part] {
    let rows = rows
    guard let last = rows.last else { return [] }
    let eighths = rows.reversed().flatMap { _, cells in
      column < cells.count
        ? cells[cells.startIndex + column].eighths(.standing) : Array(repeating: nil, count: 8)
    }
    return Self.parts(of: eighths).map {
      let bottom = Double(last.row + 1)
      return Part(
        color: $0.color,
        ends: (bottom - $0.ends.upperBound)...(bottom - $0.ends.lowerBound)
      )
    }
  }

  /// Returns the parts of lying bars, in cells behind some others.
  func lyingParts(after column: Int) -> [[Part]] {
    lines.prefix { !$0.contains { $0.character == "▔" } }.map { line in
      Self.parts(of: line.dropFirst(column).flatMap { $0.eighths(.lying) })
    }
  }

  private static func parts(of eighths: [String?]) -> [Part] {
    var parts: [Part] = []
    var before: String?
    for (index, color) in eighths.enumerated() {
      let place = Double(index) / 8
      if let color, color == before {
        parts[parts.count - 1].ends = parts[parts.count - 1].ends.lowerBound...(place + 0.125)
      } else if let color {
        parts.append(Part(color: color, ends: place...(place + 0.125)))
      }
      before = color
    }
    return parts
  }

  // MARK: Other marks

  /// The middles of the dots, in cells from the axis and from the top of the picture.
  var dots: [(x: Double, y: Double)] {
    let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    return rows.flatMap { row, cells in
      cells.enumerated().flatMap { column, cell -> [(x: Double, y: Double)] in
        guard let scalar = cell.character.unicodeScalars.first,
          (0x2800...0x28FF).contains(scalar.value)
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
      places.first { sign, _ in
        cells.count { $0.character == sign } > cells.count / 2
      }
      .map { Double(row) + $0.value }
    }
  }

  /// The places of standing lines, in cells from the axis.
  var standingRules: [Double] {
    let places: [Character: Double] = ["▏": 0, "│": 0.5, "▕": 1]
    let rows = rows
    return (0..<(rows.map(\.cells.count).max() ?? 0)).compactMap { column in
      let cells = rows.compactMap { _, cells in
        column < cells.count ? cells[cells.startIndex + column] : nil
      }
      return places.first { sign, _ in
        2 * cells.count { $0.character == sign } >= rows.count
      }
      .map { Double(column) + $0.value }
    }
  }

  /// The edges of the shaded cells, from the axis and from the top of the picture.
  var shade: (left: Double, right: Double, top: Double, bottom: Double)? {
    let shaded = rows.filter { $0.cells.contains { $0.character == "░" } }
    guard let first = shaded.first, let last = shaded.last,
      let left = first.cells.firstIndex(where: { $0.character == "░" }),
      let right = first.cells.lastIndex(where: { $0.character == "░" })
    else { return nil }
    let start = first.cells.startIndex
    return (
      Double(left - start), Double(right - start + 1), Double(first.row), Double(last.row + 1)
    )
  }

  /// The names, the percentages and the lengths of the parts of a whole.
  var shares: [(name: String, percent: Double, length: Double)] {
    lines.compactMap { line in
      let words = text(line[...]).split(separator: " ")
      guard words.count > 1, words[0].hasSuffix("%") else { return nil }
      let digits = words[0].dropLast()
      // What is less than one, or more than 99, is said to be so.
      let percent = digits == "<1" ? 0.5 : digits == ">99" ? 99.5 : Double(digits) ?? .nan
      let eighths = line.flatMap { $0.eighths(.lying) }.count { $0 != nil }
      return (String(words[1]), percent, Double(eighths) / 8)
    }
  }

  // MARK: Letters

  private func text(_ cells: ArraySlice<TerminalCell>) -> String { String(cells.map(\.character)) }

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

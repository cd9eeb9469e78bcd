/// The cells along a bar, or along a stack of bars.
enum BarCells {
  /// A part of a stack, in eighths of a cell from the start of the axis.
  struct Part {
    let range: Range<Int>
    let color: ChartColor
  }

  /// A part of a bar that fills a cell.
  enum Fill: Equatable {
    /// A colour in the given number of eighths at the start of the cell, and optionally another
    /// colour in the rest.
    case start(Int, ChartColor, behind: ChartColor?)
    /// A colour in the rest of the cell, after the given number of eighths at its start.
    case end(Int, ChartColor)
  }

  /// Returns the part between two places of an axis, from 0 to 1.
  ///
  /// A value above 0 gets at least an eighth of a cell. A value outside the axis gets an empty
  /// part.
  static func part(_ start: Double, _ end: Double, _ color: ChartColor, cells: Int) -> Part {
    let (lower, upper) = (min(start, end), max(start, end))
    let most = 8 * cells
    guard lower < upper, upper > 0, lower < 1 else { return Part(range: 0..<0, color: color) }
    func place(_ fraction: Double) -> Int {
      Int((min(max(fraction, 0), 1) * Double(most)).rounded())
    }
    var (low, high) = (place(lower), place(upper))
    if low == high {
      if (end > start && high < most) || low == 0 { high += 1 } else { low -= 1 }
    }
    return Part(range: low..<high, color: color)
  }

  /// Returns the filling of each cell that one of the parts touches.
  ///
  /// Later parts are in front.
  static func fills(_ parts: [Part]) -> [Int: Fill] {
    var fills: [Int: Fill] = [:]
    let touched = parts.filter { !$0.range.isEmpty }
    guard let first = touched.map(\.range.lowerBound).min(),
      let last = touched.map(\.range.upperBound).max()
    else { return [:] }
    for cell in (first / 8)...((last - 1) / 8) {
      let range = (8 * cell)..<(8 * cell + 8)
      var eighths = [ChartColor?](repeating: nil, count: 8)
      for part in touched where part.range.overlaps(range) {
        for eighth in part.range.clamped(to: range) { eighths[eighth - 8 * cell] = part.color }
      }
      fills[cell] = fill(eighths)
    }
    return fills
  }

  /// Returns the filling that is nearest to the colours of the eighths of a cell, or nil if no
  /// eighth has a colour.
  ///
  /// A character has only two sides, so a bar inside a cell is extended to one end of the cell.
  private static func fill(_ eighths: [ChartColor?]) -> Fill? {
    if let color = eighths[0], eighths.allSatisfy({ $0 == color }) {
      return .start(8, color, behind: nil)
    }
    var best: (errors: Int, fill: Fill)?
    for place in 1...8 {
      let sides = (commonest(eighths[..<place]), commonest(eighths[place...]))
      for fill in fills(place, sides.0, sides.1) {
        let errors = (0..<8).count { color(of: fill, at: $0) != eighths[$0] }
        if best.map({ errors < $0.errors }) ?? true { best = (errors, fill) }
      }
    }
    return best?.fill
  }

  /// Returns the fillings that have one colour before a place in the cell and another colour after
  /// it.
  private static func fills(_ place: Int, _ start: ChartColor?, _ end: ChartColor?) -> [Fill] {
    var fills: [Fill] = []
    if let start {
      fills.append(.start(place, start, behind: place < 8 && end != start ? end : nil))
      if place < 8, end == start { fills[0] = .start(8, start, behind: nil) }
    }
    if let end, start == nil { fills.append(.end(place, end)) }
    return fills
  }

  private static func color(of fill: Fill, at eighth: Int) -> ChartColor? {
    switch fill {
    case .start(let count, let color, let behind): eighth < count ? color : behind
    case .end(let count, let color): eighth < count ? nil : color
    }
  }

  /// Returns the most frequent value, or the first of several such values.
  private static func commonest(_ eighths: ArraySlice<ChartColor?>) -> ChartColor? {
    var best: (count: Int, color: ChartColor?) = (0, nil)
    for color in eighths {
      let count = eighths.count { $0 == color }
      if count > best.count { best = (count, color) }
    }
    return best.color
  }
}

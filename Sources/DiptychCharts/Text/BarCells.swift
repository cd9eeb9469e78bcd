/// The cells along a bar, or along several on top of each other.
enum BarCells {
  /// A part of a stack, in eighths of a cell from the start of the axis.
  struct Part {
    let range: Range<Int>
    let color: ChartColor
  }

  /// What fills a cell.
  enum Fill: Equatable {
    /// A colour in the first eighths of the cell, and perhaps another one in the rest.
    case start(Int, ChartColor, behind: ChartColor?)
    /// A colour in all but the first eighths.
    case end(Int, ChartColor)
  }

  /// Returns the part between two places of an axis, from 0 to 1.
  ///
  /// More than nothing is at least an eighth.
  static func part(_ start: Double, _ end: Double, _ color: ChartColor, cells: Int) -> Part {
    let eighths = Double(8 * cells)
    func place(_ fraction: Double) -> Int { Int((min(max(fraction, 0), 1) * eighths).rounded()) }
    var (low, high) = (place(min(start, end)), place(max(start, end)))
    if low == high && start != end {
      if end >= start { high = min(low + 1, 8 * cells) } else { low = max(high - 1, 0) }
      if low == high { low -= 1 }
    }
    return Part(range: low..<high, color: color)
  }

  /// Returns the filling of each cell that a stack touches.
  static func fills(_ parts: [Part]) -> [Int: Fill] {
    var fills: [Int: Fill] = [:]
    let touched = parts.filter { !$0.range.isEmpty }
    guard let first = touched.map(\.range.lowerBound).min(),
      let last = touched.map(\.range.upperBound).max()
    else { return [:] }
    for cell in (first / 8)...((last - 1) / 8) {
      let inside = touched.compactMap { part -> Part? in
        let range = part.range.clamped(to: (8 * cell)..<(8 * cell + 8))
        return range.isEmpty ? nil : Part(range: range, color: part.color)
      }
      // The last of several in one place is in front.
      fills[cell] = fill(
        inside.sorted { $0.range.lowerBound < $1.range.lowerBound },
        from: 8 * cell
      )
    }
    return fills
  }

  /// Returns the filling of a cell by the parts in it.
  private static func fill(_ parts: [Part], from start: Int) -> Fill? {
    guard let first = parts.first, let last = parts.last else { return nil }
    let low = first.range.lowerBound - start
    let high = (parts.map(\.range.upperBound).max() ?? 0) - start
    // A cell shows two colours; of more, the widest two.
    let widest = parts.max { $0.range.count < $1.range.count } ?? first
    guard low == 0 else { return .end(low, widest.color) }
    guard high == 8 else { return .start(high, widest.color, behind: nil) }
    guard parts.count > 1, let middle = parts.first(where: { $0.range.lowerBound > start }) else {
      return .start(8, widest.color, behind: nil)
    }
    return .start(middle.range.lowerBound - start, first.color, behind: last.color)
  }
}

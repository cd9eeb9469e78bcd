/// The cells of a segmented bar.
///
/// The length of the bar represents the sum of its parts. It is rounded to half a cell if the last
/// part is a heavy line, otherwise to a cell. Every part greater than zero is visible. If a small
/// part needs more cells than its share, the widest parts become shorter.
struct SegmentedBarChart {
  /// A part of the bar, as a fraction of a full one.
  struct Part {
    let fraction: Double
    let style: UInt16
    /// The index of the part's line among `BarSegment.lines`.
    let line: Int
  }

  /// The length of each part in half cells.
  ///
  /// Only the last part can end in the middle of a cell.
  private(set) var halves: [Int]

  /// The number of cells that the parts cover, at least partly.
  var cells: Int { (halves.reduce(0, +) + 1) / 2 }

  /// Divides the cells of a bar among its parts.
  ///
  /// - Parameters:
  ///   - parts: The parts of the bar.
  ///   - width: The cells of a full bar.
  ///   - hasHalves: Whether a heavy line can end in the middle of a cell, which ASCII can't draw.
  init(_ parts: [Part], width: Int, hasHalves: Bool) {
    halves = parts.map { _ in 0 }
    let shown = parts.indices.filter { parts[$0].fraction > 0 }
    guard let last = shown.last else { return }
    let unit = hasHalves && parts[last].line == 0 ? 1 : 2
    let end = unit * Self.units(parts.reduce(0) { $0 + $1.fraction }, of: 2 * width / unit)
    var (sum, start) = (0.0, 0)
    for index in shown {
      sum += parts[index].fraction
      let place = index == last ? end : min(2 * Int((sum * Double(width)).rounded()), end)
      halves[index] = max(place - start, index == last ? unit : 2)
      start = max(place, start)
    }
    give(halves.reduce(0, +) - end, last: last, unit)
    while cells > width, let widest = widest { halves[widest] = max(halves[widest] - 2, 0) }
  }

  /// The widest part; the last one if several are equally wide.
  private var widest: Int? { halves.indices.last { halves[$0] == halves.max() } }

  /// Takes some half cells from the widest parts, but leaves each of them at least one cell.
  private mutating func give(_ excess: Int, last: Int, _ unit: Int) {
    var excess = excess
    while excess > 0, let widest, halves[widest] > 2 {
      halves[widest] -= 2
      excess -= 2
    }
    // A whole cell was taken, although only half a cell was needed.
    if excess < 0 { halves[last] += 1 }
  }

  /// Returns the units of a bar that a sum of fractions fills: at least one, and less than all if
  /// the sum is less than 1.
  private static func units(_ sum: Double, of all: Int) -> Int {
    // The sum of all parts of a whole may be a little less than 1.
    guard sum < 1 - 1e-9 else { return all }
    return min(max(Int((sum * Double(all)).rounded()), 1), max(all - 1, 1))
  }
}

/// A grid of coloured dots, with eight dots in each cell.
///
/// Row 0 is the lowest row.
///
/// A place between the ends of an axis belongs to the dot that contains it.
struct DotGrid {
  let columns: Int
  let rows: Int
  private var masks: [UInt8]
  private var colors: [ChartColor?]
  private let width: Int

  init(width: Int, height: Int) {
    self.width = width
    columns = 2 * width
    rows = 4 * height
    masks = Array(repeating: 0, count: width * height)
    colors = Array(repeating: nil, count: width * height)
  }

  /// Returns the column of dots that contains a place.
  func column(_ fraction: Double) -> Int { Self.dot(fraction, columns) }

  /// Returns the row of dots that contains a place.
  func row(_ fraction: Double) -> Int { Self.dot(fraction, rows) }

  @inline(__always)
  static func dot(_ fraction: Double, _ count: Int) -> Int {
    // The comparisons precede the conversion, which would trap for large numbers and for NaN.
    guard fraction > 0 else { return 0 }
    return fraction < 1 ? min(Int(fraction * Double(count)), count - 1) : count - 1
  }

  /// Whether a place is between the ends of an axis.
  ///
  /// Other places are not drawn.
  static func isInside(_ fraction: Double) -> Bool { fraction >= -1e-9 && fraction <= 1 + 1e-9 }

  mutating func set(_ column: Int, _ row: Int, _ color: ChartColor) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    let line = rows / 4 - 1 - row / 4
    let cell = line * width + column / 2
    masks[cell] |= 1 << UInt8(column % 2 * 4 + 3 - row % 4)
    colors[cell] = color
  }

  /// Sets the dots of the part of a straight line that is between the ends of both axes.
  mutating func line(_ from: Place, _ to: Place, _ color: ChartColor) {
    guard let (from, to) = Self.clipped(from, to) else { return }
    line((column(from.x), row(from.y)), (column(to.x), row(to.y)), color)
  }

  typealias Place = (x: Double, y: Double)

  /// Returns the part of a straight line that is between the ends of both axes, or nil (Liang and
  /// Barsky 1984).
  static func clipped(_ from: Place, _ to: Place) -> (Place, Place)? {
    if isInside(from.x), isInside(from.y), isInside(to.x), isInside(to.y) { return (from, to) }
    let (width, height) = (to.x - from.x, to.y - from.y)
    var (first, last) = (0.0, 1.0)
    for (step, distance) in [
      (-width, from.x), (width, 1 - from.x), (-height, from.y), (height, 1 - from.y),
    ] {
      guard step != 0 else {
        if distance < 0 { return nil }
        continue
      }
      let place = distance / step
      if step < 0 { first = max(first, place) } else { last = min(last, place) }
    }
    guard first <= last, width.isFinite, height.isFinite else { return nil }
    return (
      (from.x + first * width, from.y + first * height),
      (from.x + last * width, from.y + last * height)
    )
  }

  /// Sets the dots of a straight line.
  private mutating func line(_ from: (Int, Int), _ to: (Int, Int), _ color: ChartColor) {
    let steps = max(abs(to.0 - from.0), abs(to.1 - from.1))
    for step in 0...max(steps, 1) {
      let part = Double(step) / Double(max(steps, 1))
      let column = Double(from.0) + part * Double(to.0 - from.0)
      let row = Double(from.1) + part * Double(to.1 - from.1)
      set(Int(column.rounded()), Int(row.rounded()), color)
    }
  }

  /// Returns the dots of a cell and their colour, or nil if the cell has no dots.
  func cell(_ column: Int, _ line: Int) -> (mask: UInt8, color: ChartColor)? {
    let cell = line * width + column
    guard masks[cell] != 0, let color = colors[cell] else { return nil }
    return (masks[cell], color)
  }
}

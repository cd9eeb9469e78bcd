/// Dots, eight in a cell, each with a colour; row 0 is the lowest.
///
/// A place between the ends of an axis is in the dot that holds it.
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

  /// Returns the column of dots that holds a place.
  func column(_ fraction: Double) -> Int { Self.dot(fraction, columns) }

  /// Returns the row of dots that holds a place.
  func row(_ fraction: Double) -> Int { Self.dot(fraction, rows) }

  @inline(__always)
  static func dot(_ fraction: Double, _ count: Int) -> Int {
    min(max(Int(fraction * Double(count)), 0), count - 1)
  }

  /// Whether a place is between the ends of an axis; what is outside of it is not drawn.
  static func isInside(_ fraction: Double) -> Bool { fraction >= -1e-9 && fraction <= 1 + 1e-9 }

  mutating func set(_ column: Int, _ row: Int, _ color: ChartColor) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    let line = rows / 4 - 1 - row / 4
    let cell = line * width + column / 2
    masks[cell] |= 1 << UInt8(column % 2 * 4 + 3 - row % 4)
    colors[cell] = color
  }

  /// Sets the dots of a straight line.
  mutating func line(_ from: (Int, Int), _ to: (Int, Int), _ color: ChartColor) {
    let steps = max(abs(to.0 - from.0), abs(to.1 - from.1))
    for step in 0...max(steps, 1) {
      let part = Double(step) / Double(max(steps, 1))
      let column = Double(from.0) + part * Double(to.0 - from.0)
      let row = Double(from.1) + part * Double(to.1 - from.1)
      set(Int(column.rounded()), Int(row.rounded()), color)
    }
  }

  /// Returns the dots of a cell and their colour; nil if it has none.
  func cell(_ column: Int, _ line: Int) -> (mask: UInt8, color: ChartColor)? {
    let cell = line * width + column
    guard masks[cell] != 0, let color = colors[cell] else { return nil }
    return (masks[cell], color)
  }
}

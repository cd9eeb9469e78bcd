/// The shapes of a picture that have one colour: blocks, lines and the dots of braille.
///
/// A cell is 8 units wide and 16 units high.
struct CellShapes {
  static let width = 8.0
  static let height = 16.0

  /// The areas, in the data of an SVG path.
  private(set) var areas = ""
  /// The areas of the three shades, from the lightest.
  private(set) var shades = ["", "", ""]
  private(set) var lightLines = ""
  /// Rounded corners, diagonals and light dashes, which are not as sharp as other lines.
  private(set) var arcs = ""
  private(set) var heavyLines = ""
  private(set) var dots = ""
  /// The last area, which may be joined with the next area.
  private var open: (x: Double, y: Double, width: Double, height: Double)?

  /// Whether a character is drawn as a shape instead of being written.
  static func isDrawn(_ cluster: String) -> Bool {
    guard let scalar = cluster.unicodeScalars.first, cluster.unicodeScalars.count == 1 else {
      return false
    }
    switch scalar.value {
    case 0x2500...0x259F, 0x2800...0x28FF: return true
    default: return false
    }
  }

  /// Adds the complete area of a cell, or of several adjacent cells.
  mutating func addGround(column: Int, row: Int, cells: Int) {
    area(column, row, 0, 0, Self.width * Double(cells), Self.height)
  }

  /// Adds the shape of a cluster that is drawn.
  mutating func add(_ cluster: String, column: Int, row: Int) {
    guard let value = cluster.unicodeScalars.first?.value else { return }
    let (w, h) = (Self.width, Self.height)
    switch value {
    case 0x2500..<0x2580: addLines(value, column, row)
    case 0x2580: area(column, row, 0, 0, w, h / 2)
    case 0x2581...0x2588:
      let eighths = Double(value - 0x2580)
      area(column, row, 0, h - h / 8 * eighths, w, h / 8 * eighths)
    case 0x2589...0x258F: area(column, row, 0, 0, w / 8 * Double(0x2590 - value), h)
    case 0x2590: area(column, row, w / 2, 0, w / 2, h)
    case 0x2591...0x2593:
      shades[Int(value - 0x2591)] += rectangle(column, row, 0, 0, w, h)
    case 0x2594: area(column, row, 0, 0, w, h / 8)
    case 0x2595: area(column, row, w * 7 / 8, 0, w / 8, h)
    case 0x2596...0x259F:
      let quadrants = Self.quadrants[Int(value - 0x2596)]
      for quadrant in 0..<4 where quadrants & 1 << quadrant != 0 {
        let (x, y) = (quadrant % 2 == 0 ? 0 : w / 2, quadrant < 2 ? 0 : h / 2)
        area(column, row, x, y, w / 2, h / 2)
      }
    default: addDots(value - 0x2800, column, row)
    }
  }

  /// The quadrants of the scalars from U+2596 to U+259F, as bits.
  ///
  /// The lowest two bits are the upper quadrants.
  private static let quadrants: [UInt8] = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  // MARK: Areas

  private mutating func area(
    _ column: Int,
    _ row: Int,
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double
  ) {
    let (left, top) = (Double(column) * Self.width + x, Double(row) * Self.height + y)
    if let last = open, last.y == top, last.height == height, last.x + last.width == left {
      open = (last.x, top, last.width + width, height)
    } else {
      finish()
      open = (left, top, width, height)
    }
  }

  /// Writes the last area.
  mutating func finish() {
    guard let last = open else { return }
    areas += Self.rectangle(last.x, last.y, last.width, last.height)
    open = nil
  }

  private func rectangle(
    _ column: Int,
    _ row: Int,
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double
  ) -> String {
    Self.rectangle(
      Double(column) * Self.width + x,
      Double(row) * Self.height + y,
      width,
      height
    )
  }

  private static func rectangle(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double
  ) -> String {
    "M\(number(x)) \(number(y))h\(number(width))v\(number(height))h-\(number(width))z"
  }

  /// Returns a multiple of a quarter.
  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  // MARK: Lines and dots

  /// Adds the lines of a box-drawing character: arms from the middle of the cell to its edges.
  private mutating func addLines(_ value: UInt32, _ column: Int, _ row: Int) {
    let (x, y) = (column * 8 + 4, row * 16 + 8)
    switch value {
    case 0x256D: arcs += "M\(x) \(y + 8)v-4q0-4 4-4"  // ╭
    case 0x256E: arcs += "M\(x) \(y + 8)v-4q0-4-4-4"  // ╮
    case 0x256F: arcs += "M\(x) \(y - 8)v4q0 4-4 4"  // ╯
    case 0x2570: arcs += "M\(x) \(y - 8)v4q0 4 4 4"  // ╰
    case 0x2571: arcs += "M\(x - 4) \(y + 8)l8-16"
    case 0x2572: arcs += "M\(x - 4) \(y - 8)l8 16"
    case 0x2573: arcs += "M\(x - 4) \(y + 8)l8-16M\(x - 4) \(y - 8)l8 16"
    default:
      if let dashes = BoxArms.dashes(value) { return addDashes(value, dashes, x, y) }
      let arms = BoxArms(value)
      // If two opposite arms form one line, the line is drawn once.
      if arms.left == arms.right {
        addLevel(arms.left, from: x - 4, to: x + 4, at: y)
      } else {
        addLevel(arms.left, from: x - 4, to: x + arms.reachAcross, at: y)
        addLevel(arms.right, from: x - arms.reachAcross, to: x + 4, at: y)
      }
      if arms.up == arms.down {
        addUpright(arms.up, from: y - 8, to: y + 8, at: x)
      } else {
        addUpright(arms.up, from: y - 8, to: y + arms.reachDown, at: x)
        addUpright(arms.down, from: y - arms.reachDown, to: y + 8, at: x)
      }
    }
  }

  private mutating func addLevel(_ weight: BoxArms.Weight, from x: Int, to end: Int, at y: Int) {
    switch weight {
    case .none: break
    case .light: lightLines += "M\(x) \(y)H\(end)"
    case .heavy: heavyLines += "M\(x) \(y)H\(end)"
    case .double: lightLines += "M\(x) \(y - 2)H\(end)M\(x) \(y + 2)H\(end)"
    }
  }

  private mutating func addUpright(_ weight: BoxArms.Weight, from y: Int, to end: Int, at x: Int) {
    switch weight {
    case .none: break
    case .light: lightLines += "M\(x) \(y)V\(end)"
    case .heavy: heavyLines += "M\(x) \(y)V\(end)"
    case .double: lightLines += "M\(x - 1) \(y)V\(end)M\(x + 1) \(y)V\(end)"
    }
  }

  private mutating func addDashes(_ value: UInt32, _ dashes: Int, _ x: Int, _ y: Int) {
    let arms = BoxArms(value)
    let isLevel = arms.left != .none
    let step = (isLevel ? Self.width : Self.height) / Double(dashes)
    var path = ""
    for index in 0..<dashes {
      let start = (Double(index) + 0.2) * step
      let length = Self.hundredths(step * 0.6)
      path +=
        isLevel
        ? "M\(Self.hundredths(Double(x - 4) + start)) \(y)h\(length)"
        : "M\(x) \(Self.hundredths(Double(y - 8) + start))v\(length)"
    }
    if arms.left == .heavy || arms.up == .heavy { heavyLines += path } else { arcs += path }
  }

  private static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  /// Adds the dots of a braille pattern; each bit is a dot.
  private mutating func addDots(_ bits: UInt32, _ column: Int, _ row: Int) {
    for dot in 0..<8 where bits & 1 << dot != 0 {
      let place = [0, 1, 2, 4, 5, 6, 3, 7][dot]
      let (x, y) = (column * 8 + 2 + place / 4 * 4, row * 16 + 2 + place % 4 * 4)
      dots += "M\(x) \(y)h0"
    }
  }
}

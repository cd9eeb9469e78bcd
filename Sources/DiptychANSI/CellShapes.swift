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
      shades[Int(value - 0x2591)] += Self.rectangle(Double(column) * w, Double(row) * h, w, h)
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

/// The lines from the middle of a box-drawing character to the edges of its cell.
struct BoxArms {
  /// The way a line is drawn.
  enum Weight: UInt8 {
    case none, light, heavy, double
  }

  let up: Weight
  let right: Weight
  let down: Weight
  let left: Weight

  /// Creates the lines of a scalar from U+2500 to U+257F.
  init(_ scalar: UInt32) {
    let index = Int(scalar - 0x2500) * 5
    func weight(_ arm: Int) -> Weight {
      Weight(rawValue: Self.table.utf8Start[index + arm] & 0x0F) ?? .none
    }
    (up, right, down, left) = (weight(0), weight(1), weight(2), weight(3))
  }

  /// The length of a horizontal line beyond the middle, so that a double corner is closed.
  var reachAcross: Int { up == .double || down == .double ? 1 : 0 }

  /// The length of a vertical line beyond the middle.
  var reachDown: Int { left == .double || right == .double ? 2 : 0 }

  /// Returns the number of dashes of a dashed line; nil for any other scalar.
  static func dashes(_ scalar: UInt32) -> Int? {
    switch scalar {
    case 0x254C...0x254F: 2
    case 0x2504...0x2507: 3
    case 0x2508...0x250B: 4
    default: nil
    }
  }

  /// The weights of the arms up, right, down and left of each scalar, according to its name in
  /// Unicode.
  private static let table: StaticString = """
    0101 0202 1010 2020 0101 0202 1010 2020 0101 0202 1010 2020 0110 0210 0120 0220 \
    0011 0012 0021 0022 1100 1200 2100 2200 1001 1002 2001 2002 1110 1210 2110 1120 \
    2120 2210 1220 2220 1011 1012 2011 1021 2021 2012 1022 2022 0111 0112 0211 0212 \
    0121 0122 0221 0222 1101 1102 1201 1202 2101 2102 2201 2202 1111 1112 1211 1212 \
    2111 1121 2121 2112 2211 1122 1221 2212 1222 2122 2221 2222 0101 0202 1010 2020 \
    0303 3030 0310 0130 0330 0013 0031 0033 1300 3100 3300 1003 3001 3003 1310 3130 \
    3330 1013 3031 3033 0313 0131 0333 1303 3101 3303 1313 3131 3333 0000 0000 0000 \
    0000 0000 0000 0000 0001 1000 0100 0010 0002 2000 0200 0020 0201 1020 0102 2010
    """
}

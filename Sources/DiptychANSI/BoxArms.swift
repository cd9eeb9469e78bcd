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

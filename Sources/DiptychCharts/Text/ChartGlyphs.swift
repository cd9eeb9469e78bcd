/// The characters of a chart in a terminal.
struct ChartGlyphs: Sendable {
  let isASCII: Bool
  let hasColors: Bool
  /// The positions of the colours, by which each has a block and a sign of its own without colours.
  private let positions: [ChartColor: Int]

  /// Creates the characters.
  ///
  /// - Parameters:
  ///   - isASCII: Whether they are only those of ASCII.
  ///   - hasColors: Whether colours tell marks apart.
  ///   - order: The colours of the marks, those of the legend first; they may be there twice.
  init(isASCII: Bool, hasColors: Bool, order: [ChartColor]) {
    self.isASCII = isASCII
    self.hasColors = hasColors
    positions = order.reduce(into: [:]) { positions, color in
      if positions[color] == nil { positions[color] = positions.count }
    }
  }

  /// Whether blocks tell several colours apart.
  var isPatterned: Bool { !hasColors && positions.count > 1 }

  private func position(of color: ChartColor) -> Int {
    (positions[color] ?? 0) % ChartColor.seriesCount
  }

  // MARK: Axes

  var vertical: Character { isASCII ? "|" : "│" }
  var horizontal: Character { isASCII ? "-" : "─" }
  /// A tick of the y axis.
  var leftTick: Character { isASCII ? "+" : "┤" }
  /// A tick of the x axis.
  var bottomTick: Character { isASCII ? "+" : "┬" }
  var corner: Character { isASCII ? "+" : "└" }
  var cornerTick: Character { isASCII ? "+" : "┼" }
  var ellipsis: String { isASCII ? "..." : "…" }

  // MARK: Blocks

  /// Returns a block that fills some eighths of a cell from below.
  func standing(_ eighths: Int) -> Character {
    if isASCII { return Array("_.,-=o*#")[eighths - 1] }
    return Array("▁▂▃▄▅▆▇█")[eighths - 1]
  }

  /// Returns a block that fills some eighths of a cell from its start.
  func lying(_ eighths: Int) -> Character {
    if isASCII { return Array(".:--==##")[eighths - 1] }
    return Array("▏▎▍▌▋▊▉█")[eighths - 1]
  }

  /// Returns the block that is nearest to one that fills some eighths of a cell from above.
  func hanging(_ eighths: Int) -> Character {
    if isASCII { return eighths < 4 ? "'" : "#" }
    return eighths < 3 ? "▔" : eighths < 7 ? "▀" : "█"
  }

  /// Returns the block that is nearest to one that fills some eighths of a cell up to its end.
  func trailing(_ eighths: Int) -> Character {
    if isASCII { return eighths < 4 ? ":" : "#" }
    return eighths < 3 ? "▕" : eighths < 7 ? "▐" : "█"
  }

  /// Returns the block of a whole cell: without colours each series has one of its own.
  func full(_ color: ChartColor) -> Character {
    if hasColors { return isASCII ? "#" : "█" }
    return Array(isASCII ? "#=o:x*%-" : "█▓▒░▚▞▙▜")[position(of: color)]
  }

  /// Returns a shade of a heat map, from 0 to 4.
  func shade(_ step: Int) -> Character {
    isASCII ? Array(".:+*#")[step] : Array("·░▒▓█")[step]
  }

  // MARK: Points

  /// Returns the sign of the points of a series where no colour tells them apart.
  func marker(_ color: ChartColor) -> Character { Array("*ox#@%&+")[position(of: color)] }

  /// Returns the dots of a cell: eight bits, the left column from above, then the right one.
  func dots(_ mask: UInt8) -> Character {
    guard isASCII else { return Self.braille[Int(mask)] }
    let rows = mask | mask >> 4
    let (top, middle, bottom) = (rows & 1 != 0, rows & 6 != 0, rows & 8 != 0)
    switch (top, middle, bottom) {
    case (true, _, true): return ":"
    case (true, false, false): return "'"
    case (true, true, false): return "\""
    case (false, true, true): return ";"
    case (false, false, true): return "."
    default: return "-"
    }
  }

  /// The braille patterns by the bits of ``dots(_:)``, by the code charts of Unicode, U+2800.
  private static let braille: [Character] = (0...255).map { mask in
    // The dots 7 and 8, the lowest ones, were added after the other six.
    let order = [0x01, 0x02, 0x04, 0x40, 0x08, 0x10, 0x20, 0x80]
    let bits = (0..<8).reduce(0) { mask & 1 << $1 != 0 ? $0 | order[$1] : $0 }
    return Character(Unicode.Scalar(UInt32(0x2800 + bits)) ?? " ")
  }
}

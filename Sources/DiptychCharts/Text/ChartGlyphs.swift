/// The characters of a chart in a terminal.
struct ChartGlyphs: Sendable {
  let isASCII: Bool
  let hasColors: Bool
  /// The positions of the colours in the legend, followed by the other colours.
  ///
  /// If the terminal shows no colours, the position determines the block and the symbol.
  private let positions: [ChartColor: Int]

  /// Creates the characters.
  ///
  /// - Parameters:
  ///   - isASCII: Whether only ASCII characters are used.
  ///   - hasColors: Whether colours distinguish marks.
  ///   - order: The colours of the marks, beginning with the colours of the legend. Colours may be
  ///     repeated.
  init(isASCII: Bool, hasColors: Bool, order: [ChartColor]) {
    self.isASCII = isASCII
    self.hasColors = hasColors
    positions = order.reduce(into: [:]) { positions, color in
      if positions[color] == nil { positions[color] = positions.count }
    }
  }

  /// Whether blocks distinguish series, because there are no colours or a colour is used twice.
  var isPatterned: Bool { positions.count > (hasColors ? ChartColor.seriesCount : 1) }

  /// Returns the symbol of a colour.
  ///
  /// The first eight colours have the given symbols, and further colours have letters.
  private func sign(_ color: ChartColor, _ signs: String) -> Character {
    let position = positions[color] ?? 0
    if position < ChartColor.seriesCount { return Array(signs)[position] }
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return letters[(position - ChartColor.seriesCount) % letters.count]
  }

  // MARK: Axes

  /// The line at the foot of a chart, at the upper edge of its cells.
  ///
  /// ASCII has no such line.
  var base: Character { isASCII ? " " : "▔" }

  /// Returns a horizontal line at the upper edge, in the middle or at the lower edge of a cell.
  func horizontal(_ side: CellLine.Side) -> Character {
    switch side {
    case .start: isASCII ? "'" : "▔"
    case .middle: isASCII ? "-" : "─"
    case .end: isASCII ? "_" : "▁"
    }
  }

  /// Returns a tick of the y axis.
  func leftTick(_ side: CellLine.Side) -> Character {
    side == .middle ? (isASCII ? "-" : "╴") : horizontal(side)
  }

  /// Returns a vertical line at the start, in the middle or at the end of a cell.
  func vertical(_ side: CellLine.Side) -> Character {
    switch side {
    case .start: isASCII ? "|" : "▏"
    case .middle: isASCII ? "|" : "│"
    case .end: isASCII ? "|" : "▕"
    }
  }

  /// Returns a tick of the x axis.
  func bottomTick(_ side: CellLine.Side) -> Character {
    side == .middle ? (isASCII ? "'" : "╵") : vertical(side)
  }

  var ellipsis: String { isASCII ? "..." : "…" }

  // MARK: Blocks

  /// Returns a block that fills some eighths of a cell from below.
  func vertical(_ eighths: Int) -> Character {
    if isASCII { return Array("_.,-=o*#")[eighths - 1] }
    return Array("▁▂▃▄▅▆▇█")[eighths - 1]
  }

  /// Returns a block that fills some eighths of a cell from its start.
  func horizontal(_ eighths: Int) -> Character {
    if isASCII { return Array(".:--==##")[eighths - 1] }
    return Array("▏▎▍▌▋▊▉█")[eighths - 1]
  }

  /// Returns the block that is nearest to filling some eighths of a cell from above, or nil if a
  /// full cell is nearest.
  func hanging(_ eighths: Int) -> Character? {
    if isASCII { return eighths < 4 ? "'" : nil }
    return eighths < 3 ? "▔" : eighths < 7 ? "▀" : nil
  }

  /// Returns the block that is nearest to filling some eighths of a cell up to its end, or nil if a
  /// full cell is nearest.
  func trailing(_ eighths: Int) -> Character? {
    if isASCII { return eighths < 4 ? "." : nil }
    return eighths < 3 ? "▕" : eighths < 7 ? "▐" : nil
  }

  /// Returns the block of a full cell.
  ///
  /// Without colours, each series has a different block.
  func full(_ color: ChartColor) -> Character {
    let blocks = isASCII ? "#=o:x*%-" : "█▓▒░▚▞▙▜"
    return hasColors ? Array(blocks)[color.round % blocks.count] : sign(color, blocks)
  }

  /// The blocks that a bar ends with.
  static let ends = Set("▁▂▃▄▅▆▇▔▀▏▎▍▌▋▊▉▕▐")

  /// Returns a shade of a heat map, from 0 to 4.
  func shade(_ step: Int) -> Character { isASCII ? Array(".:+*#")[step] : Array("·░▒▓█")[step] }

  // MARK: Points

  /// Returns the symbol of the points of a series, for charts without colours or with repeated
  /// colours.
  func marker(_ color: ChartColor) -> Character {
    let signs = "*ox#@%&+"
    return hasColors
      ? Array(signs)[(color.round + signs.count - 1) % signs.count] : sign(color, signs)
  }

  /// Returns the dots of a cell from eight bits.
  ///
  /// The first four bits are the left column from top to bottom. The other four bits are the right
  /// column.
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
    // The dots 7 and 8 are the lowest dots, because they were added to the original six dots of
    // Braille.
    let order = [0x01, 0x02, 0x04, 0x40, 0x08, 0x10, 0x20, 0x80]
    let bits = (0..<8).reduce(0) { mask & 1 << $1 != 0 ? $0 | order[$1] : $0 }
    return Character(Unicode.Scalar(UInt32(0x2800 + bits)) ?? " ")
  }
}

// The cells of bars and areas, as characters and styles.
extension ChartGlyphs {
  /// The direction of a bar from the start of its axis.
  enum Direction {
    case vertical, horizontal
  }

  /// Returns the character and the style of a cell.
  ///
  /// With colours, bars are exact to an eighth of a cell. Without colours, two parts of a stack in
  /// one cell are drawn as one part. If a bar fills only the end of a cell, the nearest of the few
  /// available characters is used.
  ///
  /// If symbols distinguish series, a cell contains the symbol of its series, or a character for
  /// the end of a bar that is not used as a symbol.
  func cell(_ fill: BarCells.Fill, _ direction: Direction) -> (Character, CellStyle) {
    switch fill {
    case .start(8, let color, _): return (full(color), .color(color))
    case .start(let eighths, let color, let behind?):
      if hasColors && !isASCII {
        return (block(eighths, direction), .colors(color, behind: behind))
      }
      let shown = eighths >= 4 ? color : behind
      return (full(shown), .color(shown))
    case .start(let eighths, let color, nil):
      // The blocks of ASCII look like the symbols of other series.
      guard isASCII, isPatterned else {
        return (block(eighths, direction), .color(color))
      }
      return (eighths >= 4 ? full(color) : ".", .color(color))
    case .end(let eighths, let color):
      if hasColors && !isASCII { return (block(eighths, direction), .inverse(color)) }
      let rest = 8 - eighths
      let end = direction == .vertical ? hanging(rest) : trailing(rest)
      return (end ?? full(color), .color(color))
    }
  }

  private func block(_ eighths: Int, _ direction: Direction) -> Character {
    direction == .vertical ? vertical(eighths) : horizontal(eighths)
  }
}

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

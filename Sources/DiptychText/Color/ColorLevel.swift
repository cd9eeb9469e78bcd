import DiptychViews

/// The styles and colours that a terminal can show.
public enum ColorLevel: UInt8, Hashable, Sendable, Comparable, CaseIterable {
  /// No styles, no colours and no escape sequences: plain text.
  case none
  /// Links, and bold, dim, italic, underlined, inverse and struck text, but no colours.
  case monochrome
  /// The 16 colours of the terminal's theme.
  case ansi16
  /// The 256 colours of xterm's palette.
  case ansi256
  /// All colours with 8 bits each of red, green and blue.
  case trueColor

  public static func < (lhs: ColorLevel, rhs: ColorLevel) -> Bool { lhs.rawValue < rhs.rawValue }
}

// The reduction of a colour to the colours that a terminal can show. The nearest colour has the
// smallest weighted distance in RGB, by the formula known as "redmean"; if distances are equal, the
// first colour wins. The 16 colours have the values of xterm's default theme, so that the result is
// the same on every terminal.

extension Color {
  /// Returns the colour, or the nearest colour that a terminal of a level can show.
  func reduced(to level: ColorLevel) -> Color {
    switch (level, paletteIndex) {
    case (.trueColor, _), (.none, _), (.monochrome, _): self
    case (.ansi256, nil): .indexed(Self.nearest(to: components, in: 16...255))
    case (.ansi256, _?): self
    case (.ansi16, let index?) where index < 16: self
    case (.ansi16, let index?): .indexed(Self.nearest(to: Self.xterm(index), in: 0...15))
    case (.ansi16, nil): .indexed(Self.nearest(to: components, in: 0...15))
    }
  }

  private static func nearest(to wanted: Color.Components, in indexes: ClosedRange<UInt8>) -> UInt8
  {
    var best = indexes.lowerBound
    var smallest = Int.max
    for index in indexes {
      let distance = squaredDistance(wanted, xterm(index))
      if distance < smallest { (smallest, best) = (distance, index) }
    }
    return best
  }

  private static func squaredDistance(_ a: Color.Components, _ b: Color.Components) -> Int {
    let mean = (Int(a.red) + Int(b.red)) / 2
    let red = Int(a.red) - Int(b.red)
    let green = Int(a.green) - Int(b.green)
    let blue = Int(a.blue) - Int(b.blue)
    return (512 + mean) * red * red / 256 + 4 * green * green + (767 - mean) * blue * blue / 256
  }
}

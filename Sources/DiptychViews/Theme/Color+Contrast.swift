extension Color {
  /// Returns the contrast ratio with another colour as WCAG 2.2 defines it, from 1 to 21.
  ///
  /// For named and indexed colours, the method uses the values of xterm's palette. The colour of a
  /// role counts as gray.
  public func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Black or white, whichever has the greater contrast with the colour.
  @usableFromInline
  var readableInk: Color {
    let (black, white) = (Color(hex: 0x0B1216), Color(hex: 0xFFFFFF))
    return contrast(with: white) >= contrast(with: black) ? white : black
  }

  /// The relative luminance, from 0 to 1.
  private var luminance: Double {
    let (red, green, blue) =
      paletteIndex.map(Self.xterm) ?? (role == nil ? components : (127, 127, 127))
    return 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Returns the linear value of a component of sRGB.
  private static func linear(_ component: UInt8) -> Double {
    let value = Double(component) / 255
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // base to the power of 2.4: its square times the fifth root of its square.
    let square = base * base
    var root = 1.0
    for _ in 0..<32 { root = (4 * root + square / (root * root * root * root)) / 5 }
    return square * root
  }
}

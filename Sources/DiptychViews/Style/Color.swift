/// A colour of text or of its background.
///
/// The eight named colours and their bright variants have no exact value. The theme of the
/// terminal, or the stylesheet of the page, defines their values so that they are readable on its
/// background. An indexed colour is one of the 256 colours of a terminal's palette. A colour that
/// is made of red, green and blue is exact.
public struct Color: Hashable, Sendable {
  /// The kind (1: palette; 2: red, green and blue) above 24 bits of value; 0 stands for no colour.
  @usableFromInline package let bits: UInt32

  @_alwaysEmitIntoClient
  package init(bits: UInt32) { self.bits = bits }

  /// Creates a colour from its components.
  @_alwaysEmitIntoClient
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    bits = 2 << 24 | UInt32(red) &<< 16 | UInt32(green) &<< 8 | UInt32(blue)
  }

  /// Returns the colour at an index of xterm's 256-colour palette.
  @_alwaysEmitIntoClient
  public static func indexed(_ index: UInt8) -> Color { Color(bits: 1 << 24 | UInt32(index)) }

  public static let black = indexed(0)
  public static let red = indexed(1)
  public static let green = indexed(2)
  public static let yellow = indexed(3)
  public static let blue = indexed(4)
  public static let magenta = indexed(5)
  public static let cyan = indexed(6)
  public static let white = indexed(7)
  public static let gray = indexed(8)
  public static let brightRed = indexed(9)
  public static let brightGreen = indexed(10)
  public static let brightYellow = indexed(11)
  public static let brightBlue = indexed(12)
  public static let brightMagenta = indexed(13)
  public static let brightCyan = indexed(14)
  public static let brightWhite = indexed(15)
}

extension Color {
  /// The index in the palette, or nil if the colour is exact.
  package var paletteIndex: UInt8? { bits &>> 24 == 1 ? UInt8(truncatingIfNeeded: bits) : nil }

  /// Whether the colour is one of red, green and blue.
  package var isExact: Bool { bits &>> 24 == 2 }

  /// Whether the colour is one of the 24 grays of a palette of 256 colours.
  package var isGray: Bool { paletteIndex.map { $0 >= 232 } ?? false }

  /// The components of an exact colour.
  ///
  /// They have no meaning for a palette colour.
  package var components: Components {
    (
      UInt8(truncatingIfNeeded: bits &>> 16), UInt8(truncatingIfNeeded: bits &>> 8),
      UInt8(truncatingIfNeeded: bits)
    )
  }
}

extension Color {
  /// The amounts of red, green and blue in a colour.
  package typealias Components = (red: UInt8, green: UInt8, blue: UInt8)

  /// Returns a colour of xterm's palette: 16 theme colours, a cube of 6 levels, then 24 grays.
  package static func xterm(_ index: UInt8) -> Components {
    switch index {
    case ..<16: return theme[Int(index)]
    case ..<232:
      func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
      let cube = index - 16
      return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    default:
      let gray = 8 + 10 * (index - 232)
      return (gray, gray, gray)
    }
  }

  private static let theme: [Components] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
    (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}

extension Color {
  /// Returns the colour of a role, which depends on the theme.
  @_alwaysEmitIntoClient
  public static func role(_ role: Role) -> Color { Color(bits: 3 << 24 | UInt32(role.rawValue)) }

  /// The colour of secondary text, see ``Role/secondary``.
  @_alwaysEmitIntoClient public static var secondary: Color { .role(.secondary) }

  /// The role whose colour this is, or nil for any other colour.
  @_alwaysEmitIntoClient
  package var role: Role? {
    bits &>> 24 == 3 ? Role(rawValue: UInt8(truncatingIfNeeded: bits)) : nil
  }
}

extension TextStyle {
  /// Returns the style of a role, which depends on the theme.
  @_alwaysEmitIntoClient
  public static func role(_ role: Role) -> TextStyle { .foreground(.role(role)) }

  /// Whether a colour of the style depends on the theme.
  @_alwaysEmitIntoClient
  package var hasRole: Bool { bits & (3 << 32) == 3 << 32 || bits & (3 << 58) == 3 << 58 }

  /// Returns the style that a terminal shows with a theme.
  ///
  /// The foreground colour of a style can be a role. Then the attributes of this style are added to
  /// the style of the role.
  package func resolved(
    by theme: borrowing Theme,
    on ground: ColorScheme?,
    hasPaletteOnly: Bool
  ) -> TextStyle {
    guard hasRole else { return self }
    var result = TextStyle(bits: bits & TextStyle.attributeMask)
    if let foreground {
      let style = foreground.role.map {
        theme.terminalStyle($0, on: ground, hasPaletteOnly: hasPaletteOnly)
      }
      result = (style ?? .foreground(foreground)).adding(result)
    }
    if let background {
      let color =
        background.role.map {
          theme.terminalStyle($0, on: ground, hasPaletteOnly: hasPaletteOnly).foreground
        } ?? background
      if let color { result = result.adding(.background(color)) }
    }
    return result
  }
}

extension View {
  /// Gives the style of a role to all text in the view that has no colour of its own.
  ///
  /// ```swift
  /// Text("+214").role(.added)
  /// ```
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func role(_ role: Role) -> _StyledView<Self> { _StyledView(.role(role), self) }
}

extension Text {
  /// Gives the style of a role to all parts of the text that have no colour of their own.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func role(_ role: Role) -> Text { wrapped(in: .role(role)) }
}

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

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
  package init(bits: UInt32) {
    self.bits = bits
  }

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

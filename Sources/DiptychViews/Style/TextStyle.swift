/// How a run of text looks: attributes and two colours.
///
/// Styles nest: an inner one adds its attributes to those around it, and replaces their colours.
// One word: 8 bits of attributes, then 26 bits each for the foreground and the background. A style
// is compared, merged and cached once for each run, so it is worth being a number.
public struct TextStyle: Hashable, Sendable {
  @usableFromInline package var bits: UInt64

  @inlinable
  package init(bits: UInt64) {
    self.bits = bits
  }

  /// Creates a style that changes nothing.
  @inlinable
  public init() {
    bits = 0
  }

  /// Whether the style changes nothing.
  @inlinable public var isPlain: Bool { bits == 0 }

  public static let bold = TextStyle(bits: 1)
  public static let dim = TextStyle(bits: 2)
  public static let italic = TextStyle(bits: 4)
  public static let underline = TextStyle(bits: 8)
  public static let inverse = TextStyle(bits: 16)
  public static let strikethrough = TextStyle(bits: 32)
  public static let monospaced = TextStyle(bits: 64)

  /// Text that may not be read: a renderer says so to itself, and no view can.
  @usableFromInline package static let redacted = TextStyle(bits: 128)

  /// The style with a foreground colour and nothing else.
  @inlinable
  public static func foreground(_ color: Color) -> TextStyle {
    TextStyle(bits: UInt64(color.bits) << 8)
  }

  /// The style with a background colour and nothing else.
  @inlinable
  public static func background(_ color: Color) -> TextStyle {
    TextStyle(bits: UInt64(color.bits) << 34)
  }

  @usableFromInline package static let attributeMask: UInt64 = 0xFF
  @usableFromInline package static let colorMask: UInt64 = 1 << 26 - 1
  @usableFromInline package static let foregroundMask: UInt64 = (1 << 26 - 1) << 8
  @usableFromInline package static let backgroundMask: UInt64 = (1 << 26 - 1) << 34

  /// The foreground colour, or nil for the one around it.
  public var foreground: Color? { Self.color(bits >> 8) }

  /// The background colour, or nil for the one around it.
  public var background: Color? { Self.color(bits >> 34) }

  private static func color(_ bits: UInt64) -> Color? {
    bits & colorMask == 0 ? nil : Color(bits: UInt32(bits & colorMask))
  }

  /// Whether every attribute of another style is in this one.
  @inlinable
  public func contains(_ attributes: TextStyle) -> Bool {
    bits & attributes.bits & Self.attributeMask == attributes.bits & Self.attributeMask
  }

  /// This style with another one inside of it.
  @inlinable
  public func adding(_ inner: TextStyle) -> TextStyle {
    var bits = self.bits | inner.bits & Self.attributeMask
    if inner.bits & Self.foregroundMask != 0 {
      bits = bits & ~Self.foregroundMask | inner.bits & Self.foregroundMask
    }
    if inner.bits & Self.backgroundMask != 0 {
      bits = bits & ~Self.backgroundMask | inner.bits & Self.backgroundMask
    }
    return TextStyle(bits: bits)
  }
}

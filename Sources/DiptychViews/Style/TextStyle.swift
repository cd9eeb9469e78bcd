/// The style of a run of text: attributes and two colours.
///
/// Styles nest: an inner style adds its attributes to the attributes of the outer style, and its
/// colours replace the outer colours.
// The storage is one word: 8 bits of attributes, then 26 bits each for the foreground and the
// background. A style is compared, merged and cached for each run, which is fastest with a number.
public struct TextStyle: Hashable, Sendable {
  @usableFromInline package var bits: UInt64

  @_alwaysEmitIntoClient
  package init(bits: UInt64) { self.bits = bits }

  /// Creates a style that changes nothing.
  @_alwaysEmitIntoClient
  public init() { bits = 0 }

  /// Whether the style changes nothing.
  @_alwaysEmitIntoClient public var isPlain: Bool { bits == 0 }

  @_alwaysEmitIntoClient public static var bold: TextStyle { TextStyle(bits: 1) }
  @_alwaysEmitIntoClient public static var dim: TextStyle { TextStyle(bits: 2) }
  @_alwaysEmitIntoClient public static var italic: TextStyle { TextStyle(bits: 4) }
  @_alwaysEmitIntoClient public static var underline: TextStyle { TextStyle(bits: 8) }
  @_alwaysEmitIntoClient public static var inverse: TextStyle { TextStyle(bits: 16) }
  @_alwaysEmitIntoClient public static var strikethrough: TextStyle { TextStyle(bits: 32) }
  @_alwaysEmitIntoClient public static var monospaced: TextStyle { TextStyle(bits: 64) }

  /// Unreadable text.
  ///
  /// Only a renderer sets this attribute; no view can.
  @_alwaysEmitIntoClient package static var redacted: TextStyle { TextStyle(bits: 128) }

  /// Returns a style that only has a foreground colour.
  @_alwaysEmitIntoClient
  public static func foreground(_ color: Color) -> TextStyle {
    TextStyle(bits: UInt64(color.bits) &<< 8)
  }

  /// Returns a style that only has a background colour.
  @_alwaysEmitIntoClient
  public static func background(_ color: Color) -> TextStyle {
    TextStyle(bits: UInt64(color.bits) &<< 34)
  }

  @usableFromInline package static let attributeMask: UInt64 = 0xFF
  @usableFromInline package static let colorMask: UInt64 = 1 << 26 - 1
  @usableFromInline package static let foregroundMask: UInt64 = (1 << 26 - 1) &<< 8
  @usableFromInline package static let backgroundMask: UInt64 = (1 << 26 - 1) &<< 34

  /// The foreground colour, or nil to inherit it.
  public var foreground: Color? { Self.color(bits &>> 8) }

  /// The background colour, or nil to inherit it.
  public var background: Color? { Self.color(bits &>> 34) }

  private static func color(_ bits: UInt64) -> Color? {
    bits & colorMask == 0 ? nil : Color(bits: UInt32(truncatingIfNeeded: bits & colorMask))
  }

  /// Returns whether this style has every attribute of another style, such as bold.
  ///
  /// Colours are not attributes, so the method ignores them.
  @_alwaysEmitIntoClient
  public func contains(_ attributes: TextStyle) -> Bool {
    bits & attributes.bits & Self.attributeMask == attributes.bits & Self.attributeMask
  }

  /// Returns the combination of this style and an inner style.
  ///
  /// The result has the attributes of both styles. Each colour that the inner style sets replaces
  /// the colour of this style.
  @_alwaysEmitIntoClient
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

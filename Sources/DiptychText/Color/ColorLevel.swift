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

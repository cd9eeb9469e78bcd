/// The replacement of control characters by visible characters, in every output format.
///
/// A control character can send commands to a terminal, and is an error in an HTML page. A
/// bidirectional control can change the displayed order of a text.
///
/// - C0 controls and DEL, except tab and newline, become their control pictures (from U+2400).
/// - C1 controls, line and paragraph separators, and bidirectional embeddings, overrides and
///   isolates become the replacement character U+FFFD.
public enum VisibleControl {
  /// Returns a text with visible characters in the place of control characters.
  ///
  /// Tabs and newlines stay; a carriage return before a newline is removed.
  public static func shown(in text: String) -> String {
    let isPlain = text.utf8.allSatisfy { 0x20...0x7E ~= $0 || $0 == 0x09 || $0 == 0x0A }
    if isPlain { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\r" && rest.first == "\n" { continue }
      result.append(replacement(for: scalar) ?? scalar)
    }
    return String(result)
  }

  /// Returns the scalar that replaces a control character, or nil for a scalar that stays.
  public static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    replacement(for: scalar.value).flatMap(Unicode.Scalar.init)
  }

  /// Returns the value of the scalar that replaces a control character, or nil for a scalar that
  /// stays.
  @inline(__always)
  package static func replacement(for scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x09, 0x0A: nil
    case ..<0x20: 0x2400 + scalar
    case 0x7F: 0x2421
    case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069: 0xFFFD
    default: nil
    }
  }
}

/// The visible characters that stand for control characters, in every medium.
///
/// A control character can drive a terminal and is an error in a page, and a bidirectional control can
/// make a text read as something else.
///
/// - C0 controls and DEL, but for tab and newline, become their control picture (U+2400).
/// - C1 controls, line and paragraph separators, and bidirectional embeddings, overrides and isolates
///   become the replacement character U+FFFD.
public enum VisibleControl {
  /// A text with visible characters in the place of control characters.
  ///
  /// Tabs and newlines stay; a carriage return before a newline goes.
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

  /// The scalar that is drawn in the place of another, or nil where that is drawn itself.
  public static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    replacement(for: scalar.value).flatMap(Unicode.Scalar.init)
  }

  /// The scalar that is drawn in the place of another, by their numbers.
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

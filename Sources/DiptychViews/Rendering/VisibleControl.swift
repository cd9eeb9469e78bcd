/// The replacement of control characters with visible characters, in every output format.
///
/// A control character can send commands to a terminal, and is an error in an HTML page. A
/// bidirectional control can change the displayed order of a text. A character without width can
/// make two different names look the same.
///
/// - C0 controls and DEL, except tab and newline, become their control pictures (from U+2400).
/// - C1 controls, line and paragraph separators, and bidirectional embeddings, overrides and
///   isolates become the replacement character U+FFFD.
/// - Word joiners, invisible operators, the byte order mark, and tags outside of an emoji also
///   become U+FFFD.
/// - Zero-width spaces and joiners (U+200B to U+200D) also become U+FFFD after an ASCII digit, or
///   after a letter of a script from Latin to Hebrew. After other letters, such as Arabic, they are
///   kept because they have a meaning.
/// - In prose, U+200B allows a line break, U+2060 prevents it, and U+200C ends a ligature. HTML
///   keeps these three scalars there, and other formats leave them out. They are replaced only in
///   code, in the names of files, and in data.
public enum _VisibleControl {
  /// Returns a text after its control characters have been replaced with visible characters.
  ///
  /// Tabs and newlines are kept. A carriage return before a newline is removed. Prose loses the
  /// scalars that only control its lines.
  public static func shown(in text: String, isProse: Bool = false) -> String {
    let isPlain = text.utf8.allSatisfy { 0x20...0x7E ~= $0 || $0 == 0x09 || $0 == 0x0A }
    if isPlain { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    var previous: UInt32 = 0
    while let scalar = rest.popFirst() {
      if scalar == "\r" && rest.first == "\n" { continue }
      let shown = replacement(for: scalar.value, after: previous).flatMap(Unicode.Scalar.init)
      if isProse && shown != nil && controlsLines(scalar.value) { continue }
      result.append(shown ?? scalar)
      previous = scalar.value
    }
    return String(result)
  }

  /// Returns a text on one line, such as the name of a file.
  ///
  /// In addition to ``shown(in:)``, line breaks and tabs become control pictures.
  public static func shownOnOneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let picture = scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) : nil
      result.append(picture ?? scalar)
    }
    return String(result)
  }

  /// Returns the scalar that replaces a control character, or nil for a scalar that is kept.
  public static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    replacement(for: scalar.value).flatMap(Unicode.Scalar.init)
  }

  /// Returns the value of the scalar that replaces a control character, or nil for a scalar that is
  /// kept.
  @inline(__always)
  package static func replacement(for scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x09, 0x0A: nil
    case ..<0x20: 0x2400 + scalar
    case 0x7F: 0x2421
    case 0x80...0x9F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF: 0xFFFD
    default: nil
    }
  }

  /// Returns the value of the scalar that replaces `scalar` if it follows `previous`, or nil if
  /// `scalar` is kept.
  package static func replacement(for scalar: UInt32, after previous: UInt32) -> UInt32? {
    replacement(for: scalar) ?? (isHidden(scalar, after: previous) ? 0xFFFD : nil)
  }

  /// Whether a scalar controls only the line breaks or the ligatures of prose.
  @inline(__always)
  package static func controlsLines(_ scalar: UInt32) -> Bool {
    scalar == 0x200B || scalar == 0x200C || scalar == 0x2060
  }

  /// Whether a scalar has no width and no effect if it follows another scalar.
  package static func isHidden(_ scalar: UInt32, after previous: UInt32) -> Bool {
    switch scalar {
    case 0x200B...0x200D:
      switch previous {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      // Scripts from Arabic on may join their letters; scripts before Arabic don't.
      case 0xC0..<0x0600: true
      default: false
      }
    case 0xE0000...0xE007F: previous != 0x1F3F4 && !(0xE0020...0xE007F).contains(previous)
    default: false
    }
  }
}

extension String {
  /// The text with visible characters in the place of its line breaks and control characters.
  package var onOneLine: String {
    var result = String.UnicodeScalarView()
    for scalar in _VisibleControl.shown(in: self).unicodeScalars {
      result.append(scalar == "\n" ? "\u{240A}" : scalar == "\t" ? " " : scalar)
    }
    return String(result)
  }
}

/// Decodes the scalar at `bytes`, which must be the start of a scalar in valid UTF-8.
///
/// - Returns: The scalar, and its length of 1 to 4 bytes.
@_alwaysEmitIntoClient
@inline(__always)
package func decodeScalar(_ bytes: UnsafePointer<UInt8>) -> (scalar: UInt32, length: Int) {
  let first = UInt32(bytes[0])
  if first < 0x80 { return (first, 1) }
  let second = UInt32(bytes[1]) & 0x3F
  if first < 0xE0 { return ((first & 0x1F) &<< 6 | second, 2) }
  let third = UInt32(bytes[2]) & 0x3F
  if first < 0xF0 { return ((first & 0x0F) &<< 12 | second &<< 6 | third, 3) }
  return ((first & 0x07) &<< 18 | second &<< 12 | third &<< 6 | UInt32(bytes[3]) & 0x3F, 4)
}

/// Decodes the scalar that ends before an offset in valid UTF-8.
///
/// - Returns: The scalar; 0 at the start of the text.
package func decodeScalar(before end: Int, in bytes: UnsafePointer<UInt8>) -> UInt32 {
  var start = end
  while start > 0 {
    start -= 1
    if bytes[start] & 0xC0 != 0x80 { return decodeScalar(bytes + start).scalar }
  }
  return 0
}

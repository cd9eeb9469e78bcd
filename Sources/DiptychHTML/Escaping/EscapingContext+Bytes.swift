// The bytes that need an escape, found 16 at a time. EscapingContext.swift states the rules.

extension EscapingContext {
  /// Returns which of 16 bytes may need an escape: markup, and all bytes that are not printable.
  @inline(__always)
  func specials(in bytes: SIMD16<UInt8>) -> FoundBytes {
    let markup =
      switch self {
      case .text:
        bytes.isEqual(to: "&") .| bytes.isEqual(to: "<") .| bytes.isEqual(to: ">")
      case .attribute:
        bytes.isEqual(to: "&") .| bytes.isEqual(to: "<") .| bytes.isEqual(to: "\"")
      // From the space to `'`, only `!`, `$` and `'` need no escape.
      case .url, .fragment:
        bytes.isBetween(0x20, 0x27)
          .| bytes.isEqual(to: "<")
          .| bytes.isEqual(to: ">")
          .| bytes.isBetween(0x5B, 0x60)
      }
    // One range that wraps around: all bytes above the last printable byte, and the controls. A URL
    // also escapes `{`, `|` and `}`.
    return FoundBytes(markup .| bytes.isBetween(isURL ? 0x7B : 0x7F, 0x1F))
  }

  /// Whether a byte is markup, which is replaced by a character reference.
  @inline(__always)
  func isMarkup(_ byte: UInt8) -> Bool {
    switch self {
    case .text: byte == 0x26 || byte & ~2 == 0x3C
    case .attribute: byte == 0x26 || byte == 0x22 || byte == 0x3C
    case .url, .fragment: byte == 0x26
    }
  }
}

// Without optimization, operators with a vector and a scalar, and `&` with two vectors, are
// compiled to loops.
extension SIMD16<UInt8> {
  /// Returns which bytes are an ASCII character.
  @inline(__always)
  fileprivate func isEqual(to character: Unicode.Scalar) -> SIMDMask<SIMD16<Int8>> {
    self .== Self(repeating: UInt8(ascii: character))
  }

  /// Returns which bytes are in a range, which may wrap around from 0xFF to 0.
  @inline(__always)
  fileprivate func isBetween(_ first: UInt8, _ last: UInt8) -> SIMDMask<SIMD16<Int8>> {
    (self &- Self(repeating: first)) .<= Self(repeating: last &- first)
  }
}

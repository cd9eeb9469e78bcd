/// The bytes of a string of at most 15 ASCII characters, as two words.
///
/// Swift stores such a string in place of the pointer to a longer one. Most names, classes and
/// words of a page are that short. Reading one through a buffer takes three times as long as
/// looking at two words.
struct SmallString {
  /// The first eight bytes, of which the first is the lowest; missing bytes are zero.
  let low: UInt64
  /// The bytes after the first eight, in the same order.
  let high: UInt64
  /// The number of bytes.
  let count: Int

  /// All bytes, of which the first is the lowest.
  @inline(__always)
  var bits: UInt128 { UInt128(high) &<< 64 | UInt128(low) }

  /// Whether the string starts like a relative URL: with `/` or `#`.
  @inline(__always)
  var isRelative: Bool {
    let first = UInt8(truncatingIfNeeded: low)
    return first == UInt8(ascii: "/") || first == UInt8(ascii: "#")
  }

  /// Creates the bytes of a string; nil if the string is longer or not ASCII, or if the platform
  /// stores strings in another way.
  // The layout is that of `StringObject.swift` of the standard library: the highest byte of the
  // second word is 0xE0 plus the count. `EscapingTests` has strings of each length.
  @inline(__always)
  init?(_ string: String) {
    #if _endian(little) && (arch(x86_64) || arch(arm64)) && !os(Android)
    let words = unsafeBitCast(string, to: (UInt64, UInt64).self)
    guard words.1 &>> 60 == 0xE else { return nil }
    low = words.0
    high = words.1 & 0x00FF_FFFF_FFFF_FFFF
    count = Int(truncatingIfNeeded: words.1 &>> 56) & 0xF
    #else
    return nil
    #endif
  }
}

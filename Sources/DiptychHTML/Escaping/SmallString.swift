/// The bytes of a string of at most 15 ASCII characters, as two words.
///
/// Swift keeps such a string in the place of its pointer. Most names, classes and words of a page are
/// that short, and reading one through a buffer takes three times as long as looking at two words.
struct SmallString {
  /// The first eight bytes, the first one lowest; zero where there are fewer.
  let low: UInt64
  /// The bytes after those.
  let high: UInt64
  /// How many bytes there are.
  let count: Int

  /// Whether it is a URL that starts as only a relative one can.
  @inline(__always)
  var isRelative: Bool {
    let first = UInt8(truncatingIfNeeded: low)
    return first == UInt8(ascii: "/") || first == UInt8(ascii: "#")
  }

  /// The bytes of a string; nil if it is another one, or where strings are kept in another way.
  // `StringObject.swift` of the standard library: the highest byte of the second word is 0xE0 and the
  // count. `SmallStringTests` hold it.
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

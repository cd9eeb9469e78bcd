/// The character reference of a byte of markup, as a word.
struct CharacterReference {
  /// The bytes of the reference, of which the first is the lowest.
  let bits: UInt64
  /// The number of bytes.
  let count: Int

  /// Creates the reference of `&`, `<`, `>` or `"`.
  @inline(__always)
  init(to byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): (bits, count) = (0x3B70_6D61_26, 5)  // &amp;
    case UInt8(ascii: "<"): (bits, count) = (0x3B74_6C26, 4)  // &lt;
    case UInt8(ascii: ">"): (bits, count) = (0x3B74_6726, 4)  // &gt;
    default: (bits, count) = (0x3B74_6F75_7126, 6)  // &quot;
    }
  }
}

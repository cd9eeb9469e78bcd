/// At most 16 bytes of a text, which are tested together.
struct ByteBlock {
  /// The bytes, followed by zeros.
  let bytes: SIMD16<UInt8>
  /// The number of bytes.
  let count: Int

  /// The bytes as a number; the first byte is the lowest.
  var bits: UInt128 {
    @inline(__always) get { UInt128(littleEndian: unsafeBitCast(bytes, to: UInt128.self)) }
  }

  /// Whether the bytes start like a relative URL: with `/` or `#`.
  var isRelative: Bool {
    @inline(__always) get { bytes[0] == UInt8(ascii: "/") || bytes[0] == UInt8(ascii: "#") }
  }

  /// Creates the bytes of a string of at most 15 ASCII characters, or returns nil for any other
  /// string.
  ///
  /// It also returns nil if the platform stores strings in another way.
  ///
  /// Swift stores such a string directly in place of a pointer. Most names, classes and words of a
  /// page are that short. Reading such a string through a buffer takes three times as long.
  // The layout follows `StringObject.swift` of the standard library: the highest byte of the second
  // word is 0xE0 plus the count. `EscapingTests` has strings of each length.
  @inline(__always)
  init?(_ string: String) {
    #if _endian(little) && (arch(x86_64) || arch(arm64)) && !os(Android)
    let words = unsafeBitCast(string, to: (UInt64, UInt64).self)
    guard words.1 &>> 60 == 0xE else { return nil }
    let bits = UInt128(words.1 & 0x00FF_FFFF_FFFF_FFFF) &<< 64 | UInt128(words.0)
    bytes = unsafeBitCast(bits, to: SIMD16<UInt8>.self)
    count = Int(truncatingIfNeeded: words.1 &>> 56) & 0xF
    #else
    return nil
    #endif
  }

  /// Creates a block of the bytes from an offset, which is not the end of the text.
  ///
  /// Reads no byte outside of the text.
  @inline(__always)
  init(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let start = UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped)
    let left = text.count &- offset
    if left >= 16 {
      bytes = (start + offset).loadUnaligned(as: SIMD16<UInt8>.self)
      count = 16
    } else {
      bytes = Self.tail(of: text, left)
      count = left
    }
  }

  /// Returns the last bytes of a text, fewer than 16.
  @inline(never)
  private static func tail(of text: UnsafeBufferPointer<UInt8>, _ count: Int) -> SIMD16<UInt8> {
    let end = UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped) + text.count
    if text.count >= 16 {
      // They are loaded together with the bytes before them.
      let bits = UInt128(littleEndian: (end - 16).loadUnaligned(as: UInt128.self))
      let tail = bits &>> UInt128(truncatingIfNeeded: 8 &* (16 &- count))
      return unsafeBitCast(tail.littleEndian, to: SIMD16<UInt8>.self)
    }
    var bytes = SIMD16<UInt8>.zero
    withUnsafeMutableBytes(of: &bytes) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: end - count, count: count))
    }
    return bytes
  }
}

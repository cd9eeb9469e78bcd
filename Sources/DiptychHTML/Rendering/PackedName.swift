import DiptychViews

/// A name of at most seven bytes as a number.
///
/// The first byte of the name is the lowest byte, and the length is the highest byte.
///
/// The compiler computes the number from a literal, so that writing a tag need not read the name.
@usableFromInline
struct PackedName {
  @usableFromInline let bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  @inlinable
  @inline(__always)
  init(_ name: StaticString) {
    let start = UnsafeRawPointer(name.utf8Start)
    let length = name.utf8CodeUnitCount
    let count = UInt64(truncatingIfNeeded: length) &<< 56
    // The loads overlap and do not go beyond the literal, because the compiler evaluates only such
    // loads.
    if length >= 4 {
      let low = UInt64(UInt32(littleEndian: start.loadUnaligned(as: UInt32.self)))
      let end = length &- 4
      let high = (start + end).loadUnaligned(as: UInt32.self)
      let rest = UInt64(UInt32(littleEndian: high)) &<< UInt64(truncatingIfNeeded: 8 &* end)
      bits = low | rest | count
    } else if length >= 2 {
      let low = UInt64(UInt16(littleEndian: start.loadUnaligned(as: UInt16.self)))
      let end = length &- 2
      let high = (start + end).loadUnaligned(as: UInt16.self)
      let rest = UInt64(UInt16(littleEndian: high)) &<< UInt64(truncatingIfNeeded: 8 &* end)
      bits = low | rest | count
    } else {
      bits = length == 0 ? 0 : UInt64(start.load(as: UInt8.self)) | count
    }
  }

  /// The number of bytes of the name.
  @inline(__always)
  var length: Int { Int(truncatingIfNeeded: bits &>> 56) }

  /// The name as a string.
  var string: String {
    withUnsafeBytes(of: bits.littleEndian) { bytes in
      let name = UnsafeRawBufferPointer(start: bytes.baseAddress, count: length)
      return String(decoding: name, as: UTF8.self)
    }
  }
}

extension ByteBuffer {
  /// Appends a byte and then a name, at most eight bytes.
  ///
  /// The caller must have reserved them.
  @inline(__always)
  mutating func store(_ byte: UInt8, _ name: PackedName) {
    store(name.bits &<< 8 | UInt64(byte), name.length &+ 1)
  }
}

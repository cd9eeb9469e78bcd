import DiptychViews

/// A name of at most seven bytes as a number, whose lowest byte is the first.
///
/// The compiler computes it from a literal, so that writing a tag does not read the name.
@usableFromInline
struct PackedName {
  @usableFromInline let bits: UInt64

  @inlinable
  @inline(__always)
  init(_ name: StaticString) {
    let start = UnsafeRawPointer(name.utf8Start)
    let length = name.utf8CodeUnitCount
    // The loads overlap and stay inside of the literal: the compiler evaluates only such loads.
    if length >= 4 {
      let low = UInt64(UInt32(littleEndian: start.loadUnaligned(as: UInt32.self)))
      let end = length &- 4
      let high = (start + end).loadUnaligned(as: UInt32.self)
      bits = low | UInt64(UInt32(littleEndian: high)) &<< UInt64(truncatingIfNeeded: 8 &* end)
    } else if length >= 2 {
      let low = UInt64(UInt16(littleEndian: start.loadUnaligned(as: UInt16.self)))
      let end = length &- 2
      let high = (start + end).loadUnaligned(as: UInt16.self)
      bits = low | UInt64(UInt16(littleEndian: high)) &<< UInt64(truncatingIfNeeded: 8 &* end)
    } else {
      bits = length == 0 ? 0 : UInt64(start.load(as: UInt8.self))
    }
  }

  /// Returns the name as a string.
  func string(of length: Int) -> String {
    withUnsafeBytes(of: bits.littleEndian) { String(decoding: $0.prefix(length), as: UTF8.self) }
  }
}

import DiptychViews

// Escaping of blocks of at most 16 bytes.

extension ByteBuffer {
  /// The space for a block whose bytes are all escaped, in bytes.
  // A byte becomes at most six bytes, and a whole block is stored after the last of them.
  @inline(__always)
  static var blockRoom: Int { 6 &* 16 &+ 16 }

  /// Stores a block after the end without moving the end, and tests the block.
  ///
  /// There must be room for 16 bytes.
  ///
  /// - Returns: The bytes that may need an escape. They include the zeros after the block.
  @inline(__always)
  func test(_ block: ByteBlock, in context: EscapingContext) -> FoundBytes {
    (base + count).storeBytes(of: block.bytes, as: SIMD16<UInt8>.self)
    return context.specials(in: block.bytes)
  }

  /// Appends a block if none of its bytes needs an escape, and returns whether it was appended.
  @inline(__always)
  mutating func append(_ block: ByteBlock, in context: EscapingContext) -> Bool {
    reserve(16)
    guard test(block, in: context).isEmpty(before: block.count) else { return false }
    count &+= block.count
    return true
  }

  /// Appends a block after a test has found special bytes in it.
  @inline(__always)
  mutating func append(
    _ block: ByteBlock,
    escaping found: FoundBytes,
    in context: EscapingContext
  ) {
    let length = appendMarkup(block, escaping: found, in: context)
    if length < block.count { append(block, from: length, in: context) }
  }

  /// Appends the bytes of a block from an offset.
  @inline(never)
  private mutating func append(_ block: ByteBlock, from offset: Int, in context: EscapingContext) {
    withUnsafeBytes(of: block.bytes) { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes.bindMemory(to: UInt8.self)[..<block.count])
      append(escaping: text, from: offset, in: context)
    }
  }

  /// Appends a block up to the first byte that is not markup, after a test has found special bytes
  /// in it.
  ///
  /// - Returns: The number of bytes read.
  @inline(__always)
  mutating func appendMarkup(
    _ block: ByteBlock,
    escaping found: FoundBytes,
    in context: EscapingContext
  ) -> Int {
    reserve(Self.blockRoom)
    (base + count).storeBytes(of: block.bytes, as: SIMD16<UInt8>.self)
    let bits = block.bits
    var found = found
    var growth = 0
    while !found.isEmpty(before: block.count) {
      let offset = found.first
      found.removeFirst()
      let place = base + (count &+ offset &+ growth)
      let byte = place.load(as: UInt8.self)
      guard context.isMarkup(byte) else {
        count &+= offset &+ growth
        return offset
      }
      let reference = EscapedByte(byte)
      place.storeBytes(of: reference.bits.littleEndian, as: UInt64.self)
      let rest = bits &>> UInt128(truncatingIfNeeded: 8 &* offset &+ 8)
      (place + reference.count).storeBytes(of: rest.littleEndian, as: UInt128.self)
      growth &+= reference.count &- 1
    }
    count &+= block.count &+ growth
    return block.count
  }
}

/// The character reference of a byte of markup, as a word.
private struct EscapedByte {
  /// The bytes of the reference as a number, where the first byte is the lowest.
  let bits: UInt64
  /// The number of bytes.
  let count: Int

  /// Creates the reference of `&`, `<`, `>` or `"`.
  @inline(__always)
  init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): (bits, count) = (0x3B70_6D61_26, 5)  // &amp;
    case UInt8(ascii: "<"): (bits, count) = (0x3B74_6C26, 4)  // &lt;
    case UInt8(ascii: ">"): (bits, count) = (0x3B74_6726, 4)  // &gt;
    default: (bits, count) = (0x3B74_6F75_7126, 6)  // &quot;
    }
  }
}

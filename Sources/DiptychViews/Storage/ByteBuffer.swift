import DiptychSystem

/// A growable buffer of bytes behind a raw pointer.
///
/// The struct has no uniqueness, exclusivity or bounds checks, which would cost more than
/// everything else that a renderer does to a byte. So a buffer has one owner: the code that creates
/// the buffer frees it once, and all other code borrows it.
///
/// Reserved space has eight more bytes, so that code may store a whole word at the end.
///
/// ``Overflow`` determines the action of a full buffer.
@usableFromInline
package struct ByteBuffer {
  /// The behavior of a full buffer.
  @usableFromInline
  package enum Overflow {
    /// Move all bytes to a larger block of memory, so that they remain contiguous.
    case grow
    /// Keep the full block and start another block, so that no byte is moved.
    case chain
    /// Pass the bytes to a function and then reuse the memory, as a stream does.
    case drain((UnsafeRawBufferPointer) -> Void)
  }

  @usableFromInline package private(set) var base: UnsafeMutableRawPointer
  @usableFromInline package var count = 0
  @usableFromInline var capacity: Int
  @usableFromInline let overflow: Overflow
  /// The full pieces of a chain, in order.
  var pieces: [Piece] = []

  /// The last byte before the buffer was emptied the last time; 0 if it was never emptied.
  private var lastGone: UInt8 = 0

  /// The number of times that the buffer was emptied or a piece was started.
  private var starts = 0

  /// The amount of bytes appended so far, for comparison.
  package struct Extent: Equatable {
    fileprivate let starts: Int
    fileprivate let count: Int

    fileprivate init(_ buffer: borrowing ByteBuffer) {
      starts = buffer.starts
      count = buffer.count
    }
  }

  /// The amount of bytes appended so far.
  package var extent: Extent { Extent(self) }

  /// Returns the bytes appended since an earlier extent, or nil if they are not all in the last
  /// piece.
  package func bytes(since extent: Extent) -> UnsafeRawBufferPointer? {
    guard extent.starts == starts, extent.count <= count else { return nil }
    return UnsafeRawBufferPointer(rebasing: bytes[extent.count...])
  }

  /// The last byte appended, or 0.
  package var lastByte: UInt8 { count > 0 ? (base + count - 1).load(as: UInt8.self) : lastGone }

  /// A full piece of memory.
  struct Piece {
    let start: UnsafeMutableRawPointer
    let count: Int
    let capacity: Int
  }

  /// The size in bytes of each further piece of a chain, which is more than most outputs need.
  ///
  /// glibc returns memory to the kernel when more is free than twice the largest block so far. So
  /// with pieces of 64 KiB, each rendering of the benchmarks `html/table` and `html/doubling` would
  /// get new memory from the kernel, and take twice as long.
  private static var pieceCapacity: Int { 1_048_576 }

  /// Creates an empty buffer.
  package init(capacity: Int, overflow: Overflow = .grow) {
    self.capacity = capacity
    self.overflow = overflow
    base = enlarged(nil, to: capacity)
  }

  /// Frees the memory.
  package func free() {
    DiptychSystem.free(base)
    for piece in pieces { DiptychSystem.free(piece.start) }
  }

  /// The bytes of the last piece.
  @_alwaysEmitIntoClient package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: base, count: count)
  }

  /// Removes the bytes of the last piece.
  @_alwaysEmitIntoClient
  @inline(__always)
  package mutating func removeAll() { count = 0 }

  // MARK: Room

  /// Whether the piece has room for some more bytes and a word.
  @_alwaysEmitIntoClient
  @inline(__always)
  package func hasSpace(_ additional: Int) -> Bool { count &+ additional &+ 8 <= capacity }

  /// Makes room for some more bytes and a word.
  @_alwaysEmitIntoClient
  @inline(__always)
  package mutating func reserve(_ additional: Int) {
    if _slowPath(count &+ additional &+ 8 > capacity) { makeRoom(additional &+ 8) }
  }

  @usableFromInline
  @inline(never)
  mutating func makeRoom(_ additional: Int) {
    switch overflow {
    case .grow: break
    case .chain:
      if count > 0 { return startPiece(capacity: max(Self.pieceCapacity, additional)) }
    case .drain:
      flush()
      if additional <= capacity { return }
    }
    capacity = max(2 * capacity, count + additional)
    base = enlarged(base, to: capacity)
  }

  mutating func startPiece(capacity: Int) {
    lastGone = lastByte
    starts += 1
    pieces.append(Piece(start: base, count: count, capacity: self.capacity))
    base = enlarged(nil, to: capacity)
    count = 0
    self.capacity = capacity
  }

  /// Passes the remaining bytes of a stream to its function.
  package mutating func flush() {
    guard case .drain(let drain) = overflow, count > 0 else { return }
    lastGone = lastByte
    starts += 1
    drain(bytes)
    count = 0
  }

  // MARK: Appending

  /// Appends a byte into reserved space.
  @_alwaysEmitIntoClient
  @inline(__always)
  package mutating func store(_ byte: UInt8) {
    (base + count).storeBytes(of: byte, as: UInt8.self)
    count &+= 1
  }

  /// Appends bytes into reserved space.
  @_alwaysEmitIntoClient
  @inline(__always)
  package mutating func store(_ string: StaticString) {
    store(UnsafeRawPointer(string.utf8Start), string.utf8CodeUnitCount)
  }

  /// Appends bytes into reserved space.
  ///
  /// Most names, values and words of a page have at most 16 bytes. Two words that overlap are
  /// copied faster than by a call of `memcpy`, which the benchmark `html/table` needs.
  @_alwaysEmitIntoClient
  @inline(__always)
  package mutating func store(_ bytes: UnsafeRawPointer, _ length: Int) {
    let end = base + count
    switch length {
    case 8...16:
      let last = bytes.loadUnaligned(fromByteOffset: length &- 8, as: UInt64.self)
      end.storeBytes(of: bytes.loadUnaligned(as: UInt64.self), as: UInt64.self)
      end.storeBytes(of: last, toByteOffset: length &- 8, as: UInt64.self)
    case 4..<8:
      let last = bytes.loadUnaligned(fromByteOffset: length &- 4, as: UInt32.self)
      end.storeBytes(of: bytes.loadUnaligned(as: UInt32.self), as: UInt32.self)
      end.storeBytes(of: last, toByteOffset: length &- 4, as: UInt32.self)
    case 2..<4:
      let last = bytes.loadUnaligned(fromByteOffset: length &- 2, as: UInt16.self)
      end.storeBytes(of: bytes.loadUnaligned(as: UInt16.self), as: UInt16.self)
      end.storeBytes(of: last, toByteOffset: length &- 2, as: UInt16.self)
    case 1: end.storeBytes(of: bytes.load(as: UInt8.self), as: UInt8.self)
    default: end.copyMemory(from: bytes, byteCount: length)
    }
    count &+= length
  }

  /// Appends a byte.
  @_alwaysEmitIntoClient
  @inline(__always)
  package mutating func append(_ byte: UInt8) {
    reserve(1)
    store(byte)
  }

  /// Appends the UTF-8 of a string.
  @_alwaysEmitIntoClient
  @inline(__always)
  package mutating func append(_ string: StaticString) {
    reserve(string.utf8CodeUnitCount)
    store(string)
  }

  /// Appends bytes.
  @_alwaysEmitIntoClient
  @inline(__always)
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    store(start, bytes.count)
  }

  /// Appends the UTF-8 of a string.
  ///
  /// The argument label keeps string literals from calling this overload: they are a
  /// `StaticString`.
  package mutating func append(contentsOf string: String) {
    var string = string
    string.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Appends the decimal digits of a number.
  package mutating func append(decimal number: Int) {
    if number < 0 { append("-") }
    var length = 1
    var rest = number.magnitude
    while rest >= 10 {
      rest /= 10
      length += 1
    }
    reserve(length)
    count += length
    rest = number.magnitude
    for place in 1...length {
      let digit = UInt8(truncatingIfNeeded: rest % 10)
      (base + count - place).storeBytes(of: UInt8(ascii: "0") + digit, as: UInt8.self)
      rest /= 10
    }
  }

  /// Appends one byte several times.
  package mutating func append(_ byte: UInt8, repeated times: Int) {
    guard times > 0 else { return }
    reserve(times)
    (base + count).initializeMemory(as: UInt8.self, repeating: byte, count: times)
    count &+= times
  }
}

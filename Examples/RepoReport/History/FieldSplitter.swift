#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A splitter of bytes into fields that end with NUL.
///
/// The bytes arrive in pieces of any size.
///
/// A field within a piece is not copied. A field that spans several pieces is copied into a buffer,
/// which is reused.
struct FieldSplitter {
  /// The maximum number of bytes that are kept of a field that spans several pieces.
  private let keptBytes: Int
  /// The beginning of a field that continues in the next piece.
  private var unfinished: [UInt8] = []

  init(keepingBytes keptBytes: Int) {
    self.keptBytes = keptBytes
  }

  /// Whether all fields that have begun have ended.
  var isBetweenFields: Bool { unfinished.isEmpty }

  /// Calls a function with each field that ends in a piece.
  mutating func split<Failure: Error>(
    _ piece: UnsafeRawBufferPointer,
    _ receive: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    guard let start = piece.baseAddress else { return }
    var position = 0
    while let nul = memchr(start + position, 0, piece.count - position) {
      let end = UnsafeRawPointer(nul) - start
      let bytes = UnsafeRawBufferPointer(rebasing: piece[position..<end])
      if unfinished.isEmpty {
        try receive(bytes)
      } else {
        keep(bytes)
        try unfinished.withUnsafeBufferPointer { field throws(Failure) in
          try receive(UnsafeRawBufferPointer(field))
        }
        unfinished.removeAll(keepingCapacity: true)
      }
      position = end + 1
    }
    keep(UnsafeRawBufferPointer(rebasing: piece[position...]))
  }

  private mutating func keep(_ bytes: UnsafeRawBufferPointer) {
    unfinished.append(contentsOf: bytes.prefix(max(keptBytes - unfinished.count, 0)))
  }
}

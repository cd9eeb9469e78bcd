import Synchronization

/// Memory that outputs are put together in, kept for the next one.
///
/// An output of some size is made of pieces, which are gone once it is a string. Asking the system
/// for fresh pages each time took a quarter of the time of a table of 1,000 rows.
enum PiecePool {
  /// The bytes of a piece.
  static let pieceCapacity = 64 << 10

  /// The most pieces that are kept: 1 MiB.
  private static let limit = 16

  private struct Piece: @unchecked Sendable {
    let start: UnsafeMutableRawPointer
  }

  private static let pieces = Mutex<[Piece]>([])

  /// A piece of memory with a word of slack behind it.
  static func take() -> UnsafeMutableRawPointer {
    pieces.withLock { $0.popLast() }?.start
      ?? .allocate(byteCount: pieceCapacity + ByteBuffer.slack, alignment: 8)
  }

  /// Takes a piece back.
  static func give(_ piece: UnsafeMutableRawPointer) {
    let isKept = pieces.withLock { pieces in
      guard pieces.count < limit else { return false }
      pieces.append(Piece(start: piece))
      return true
    }
    if !isKept { piece.deallocate() }
  }
}

import DiptychSystem

/// A pool of memory pieces for the output of renderers.
///
/// A large output consists of pieces, which are free again once it is a string. Allocating fresh
/// pages each time took a quarter of the time of a table of 1,000 rows.
enum PiecePool {
  /// The size of a piece in bytes.
  static let pieceCapacity = 64 &<< 10

  /// The maximum number of pieces to keep: 16, or 1 MiB.
  private static let limit = 16

  private struct Piece: @unchecked Sendable {
    let start: UnsafeMutableRawPointer
  }

  private static let pieces = WatchedMutex<[Piece]>([])

  /// Returns a piece of memory, with ``ByteBuffer/slack`` bytes behind it.
  static func take() -> UnsafeMutableRawPointer {
    pieces.withLock { $0.popLast() }?.start
      ?? .allocate(byteCount: pieceCapacity + ByteBuffer.slack, alignment: 8)
  }

  /// Returns a piece to the pool, or frees it if the pool is full.
  static func give(_ piece: UnsafeMutableRawPointer) {
    let isKept = pieces.withLock { pieces in
      guard pieces.count < limit else { return false }
      pieces.append(Piece(start: piece))
      return true
    }
    if !isKept { piece.deallocate() }
  }
}

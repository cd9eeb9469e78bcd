// A buffer as the output of a renderer: pieces that become a string, or the window of a stream.

extension ByteBuffer {
  /// Makes a buffer for output that becomes a string.
  @usableFromInline
  package static var pieces: ByteBuffer { ByteBuffer(capacity: 4096, overflow: .chain) }

  // MARK: A string

  /// A place in a chain that bytes can be put at later.
  package struct Position {
    fileprivate let piece: Int
  }

  /// Ends the piece, so that other bytes can be put here in ``string(inserting:at:)``.
  package mutating func mark() -> Position {
    startPiece(capacity: capacity)
    return Position(piece: pieces.count)
  }

  /// How many bytes were appended.
  package var totalCount: Int { pieces.reduce(count) { $0 + $1.count } }

  /// All bytes, which are UTF-8, as a string.
  ///
  /// A large output is handed back to the system while it is copied, so ask for it once.
  @usableFromInline
  package func string() -> String {
    let last = Piece(start: base, count: count, capacity: capacity)
    guard pieces.isEmpty else { return string(of: pieces + [last]) }
    return String(unsafeUninitializedCapacity: last.count) { buffer in
      UnsafeMutableRawPointer(buffer.baseAddress)?
        .copyMemory(from: last.start, byteCount: last.count)
      return last.count
    }
  }

  /// All bytes as a string, with others put in at a place that was marked; ask for it once.
  package func string(inserting insertion: ByteBuffer, at position: Position) -> String {
    var all = pieces + [Piece(start: base, count: count, capacity: capacity)]
    all.insert(
      Piece(start: insertion.base, count: insertion.count, capacity: insertion.capacity),
      at: position.piece
    )
    return string(of: all)
  }

  /// The bytes of an output that is not there twice while it becomes a string.
  private static var largeOutput: Int { 16 << 20 }

  private func string(of pieces: [Piece]) -> String {
    let total = pieces.reduce(0) { $0 + $1.count }
    return String(unsafeUninitializedCapacity: total) { buffer in
      var end = UnsafeMutableRawPointer(buffer.baseAddress)
      for piece in pieces where piece.count > 0 {
        end?.copyMemory(from: piece.start, byteCount: piece.count)
        end = end.map { $0 + piece.count }
        if total > Self.largeOutput { SystemMemory.release(piece.start, count: piece.count) }
      }
      return total
    }
  }

  /// All bytes, which came out of strings, as a string; ask for it once.
  ///
  /// To look once more for what is no UTF-8 takes a sixth of the time of a table drawn with lines.
  /// Where all is ASCII that takes no time, and ``string()`` knows it to be ASCII.
  package func uncheckedString() -> String {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return string()
    }
    if pieces.isEmpty {
      let bytes = UnsafeBufferPointer(start: base.assumingMemoryBound(to: UInt8.self), count: count)
      return String(copying: UTF8Span(unchecked: bytes.span))
    }
    let count = totalCount
    var string = ""
    string.reserveCapacity(count)
    for piece in pieces + [Piece(start: base, count: self.count, capacity: capacity)]
    where piece.count > 0 {
      let start = piece.start.assumingMemoryBound(to: UInt8.self)
      let bytes = UnsafeBufferPointer(start: start, count: piece.count).span
      string += String(copying: UTF8Span(unchecked: bytes))
      if count > Self.largeOutput { SystemMemory.release(piece.start, count: piece.count) }
    }
    return string
  }

  // MARK: A stream

  /// Whether what was written may be gone.
  package var isStream: Bool {
    if case .drain = overflow { true } else { false }
  }

  /// Lends a window of 16 KiB onto a sink.
  ///
  /// The buffer is taken back from the closure, flushed and freed. After the sink failed it is not
  /// called again, and what is written is lost.
  @usableFromInline
  package static func withStream<S: ByteSink>(
    to sink: inout S,
    _ body: (inout ByteBuffer) -> Void
  ) throws(S.Failure) {
    var failure: S.Failure?
    withUnsafeMutablePointer(to: &sink) { sink in
      withUnsafeMutablePointer(to: &failure) { failure in
        var buffer = ByteBuffer(
          capacity: 16 << 10,
          overflow: .drain { bytes in
            guard failure.pointee == nil else { return }
            do throws(S.Failure) {
              try sink.pointee.write(bytes.bytes)
            } catch {
              failure.pointee = error
            }
          }
        )
        body(&buffer)
        buffer.flush()
        buffer.free()
      }
    }
    if let failure { throw failure }
  }
}

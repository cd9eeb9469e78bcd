// The output of a renderer in a buffer: pieces that become a string, or the window of a stream.

extension ByteBuffer {
  /// A new buffer for output that becomes a string.
  @usableFromInline
  package static var chunks: ByteBuffer { ByteBuffer(capacity: 4096, overflow: .chain) }

  // MARK: A string

  /// The total number of bytes appended.
  package var totalCount: Int { pieces.reduce(count) { $0 + $1.count } }

  /// Returns all bytes, which are UTF-8, as a string.
  @usableFromInline
  package func string() -> String {
    String(unsafeUninitializedCapacity: totalCount) { buffer in
      var end = UnsafeMutableRawPointer(buffer.baseAddress)
      forEachPiece { bytes in
        if let start = bytes.baseAddress { end?.copyMemory(from: start, byteCount: bytes.count) }
        end = end.map { $0 + bytes.count }
      }
      return totalCount
    }
  }

  private func forEachPiece(_ body: (UnsafeRawBufferPointer) -> Void) {
    for piece in pieces { body(UnsafeRawBufferPointer(start: piece.start, count: piece.count)) }
    body(bytes)
  }

  /// Returns the bytes of the last piece, which came from strings, as a string without validating
  /// them.
  ///
  /// Validating UTF-8 again would take a sixth of the time of a table drawn with box-drawing
  /// characters.
  package func uncheckedString() -> String {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return string()
    }
    return String(copying: UTF8Span(unchecked: bytes.assumingMemoryBound(to: UInt8.self).span))
  }

  // MARK: A stream

  /// Whether the buffer is a stream, so that bytes written earlier may no longer be in it.
  package var isStream: Bool {
    if case .drain = overflow { true } else { false }
  }

  /// Calls a closure with a buffer of 16 KiB that writes to a sink whenever it is full.
  ///
  /// After the closure has returned, the buffer is flushed and freed. After the sink has failed, it
  /// is not called again, and further bytes are dropped.
  @usableFromInline
  package static func withStream<S: _ByteSink>(
    to sink: inout S,
    _ body: (inout ByteBuffer) -> Void
  ) throws(S.Failure) {
    var failure: S.Failure?
    withUnsafeMutablePointer(to: &sink) { sink in
      withUnsafeMutablePointer(to: &failure) { failure in
        var buffer = ByteBuffer(
          capacity: 16_384 + 8,
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

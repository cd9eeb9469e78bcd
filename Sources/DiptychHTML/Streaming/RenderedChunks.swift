public import DiptychViews

/// The bytes of a view, in chunks that arrive while the view is rendered.
///
/// ```swift
/// for await chunk in page.chunks(as: .html) {
///   try await response.write(chunk)
/// }
/// ```
///
/// A separate thread renders the view. After each chunk, the thread waits until the loop has read
/// the chunk, so the use of memory does not depend on the length of the document. If the loop ends
/// early, or its task is cancelled, the thread renders the rest of the view without waiting, and
/// discards it.
public struct RenderedChunks: AsyncSequence, Sendable {
  public typealias Element = [UInt8]
  public typealias Failure = Never

  let render: @Sendable (RenderThread) -> Void

  @usableFromInline
  init(render: @escaping @Sendable (RenderThread) -> Void) {
    self.render = render
  }

  /// Creates an iterator, and starts a thread that renders the view.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(render) }

  /// An iterator over the chunks.
  public final class AsyncIterator: AsyncIteratorProtocol {
    private let thread = RenderThread()

    init(_ render: @escaping @Sendable (RenderThread) -> Void) {
      let thread = thread
      thread.start { render(thread) }
    }

    deinit { thread.cancel() }

    /// Returns the next chunk of UTF-8, or nil at the end.
    public func next() async -> [UInt8]? { await thread.receive() }

    /// Returns the next chunk of UTF-8, or nil at the end.
    public func next(isolation actor: isolated (any Actor)?) async -> [UInt8]? {
      await thread.receive()
    }
  }
}

extension View where Self: Sendable {
  /// Returns the bytes of the view, in chunks that are rendered as they are read.
  ///
  /// - Parameter format: The format of the output. With `.html`, a chunk has about 16 KiB. A chunk
  ///   is longer if one of its texts is longer than that. It is shorter if it is the last, or if
  ///   rendering then waits for an ``AsyncForEach``. No chunk is empty.
  /// - Returns: A sequence of chunks. Each iteration over the sequence renders the view again.
  @inlinable
  public consuming func chunks<F: RenderingFormat>(as format: F) -> RenderedChunks {
    let view = self
    return RenderedChunks { thread in
      var sink = ThreadSink(thread: thread)
      view.write(as: format, to: &sink)
    }
  }
}

/// A sink that sends chunks to the task that reads from a render thread.
@usableFromInline
struct ThreadSink: _ByteSink {
  let thread: RenderThread

  @usableFromInline
  init(thread: RenderThread) {
    self.thread = thread
  }

  @usableFromInline
  func write(_ chunk: borrowing RawSpan) {
    let bytes = chunk.withUnsafeBytes { [UInt8]($0) }
    thread.send(bytes)
  }
}

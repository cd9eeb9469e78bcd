public import DiptychViews

/// The bytes of a view, as they are rendered.
///
/// ```swift
/// for await chunk in page.chunks(as: .html) {
///   try await response.write(chunk)
/// }
/// ```
///
/// A thread of its own renders the view, and is a chunk ahead at most: it waits until the chunk is
/// taken. So memory does not depend on the document. When the loop ends early, or its task is
/// cancelled, the thread goes on to its end without waiting, and what it writes is dropped.
public struct RenderedChunks: AsyncSequence, Sendable {
  public typealias Element = [UInt8]
  public typealias Failure = Never

  let render: @Sendable (RenderThread) -> Void

  @usableFromInline
  init(render: @escaping @Sendable (RenderThread) -> Void) {
    self.render = render
  }

  /// Starts a thread that renders.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(render) }

  /// Takes the chunks.
  public final class AsyncIterator: AsyncIteratorProtocol {
    private let thread = RenderThread()

    init(_ render: @escaping @Sendable (RenderThread) -> Void) {
      let thread = thread
      thread.start { render(thread) }
    }

    deinit { thread.cancel() }

    /// The next chunk of UTF-8, or nil at the end.
    public func next() async -> [UInt8]? { await thread.receive() }

    /// The next chunk of UTF-8, or nil at the end.
    public func next(isolation actor: isolated (any Actor)?) async -> [UInt8]? {
      await thread.receive()
    }
  }
}

extension View where Self: Sendable {
  /// The bytes of the view, in chunks that are rendered as they are asked for.
  ///
  /// - Parameter format: What to render the view as; `.html` hands over 16 KiB at a time, and what
  ///   it has before it waits for an ``AsyncForEach``.
  /// - Returns: A sequence whose iterators each render the view once.
  @inlinable
  public consuming func chunks<F: RenderingFormat>(as format: F) -> RenderedChunks {
    let view = self
    return RenderedChunks { thread in
      var sink = ThreadSink(thread: thread)
      view.write(as: format, to: &sink)
    }
  }
}

/// Hands chunks over to whoever waits for a thread.
@usableFromInline
struct ThreadSink: ByteSink {
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

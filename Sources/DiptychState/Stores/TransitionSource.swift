/// An object that reports each event of its state.
///
/// All stores conform to this protocol.
public protocol TransitionSource<State, Failure>: AnyObject, Sendable {
  /// The type of the state.
  associatedtype State: Sendable
  /// The type of a load's failure.
  associatedtype Failure: Error

  /// Calls a hook with the record of each later event.
  ///
  /// The state is written before the hook is called. No lock is held, so the hook may use the
  /// store. Records of events that the hook causes are delivered after all hooks have received the
  /// current record.
  ///
  /// - Returns: An observation that keeps the hook attached while it is retained.
  func onTransition(
    _ hook: @escaping @Sendable (StateChange<State, Failure>) -> Void
  ) -> StateChange<State, Failure>.Observation
}

extension TransitionSource {
  /// A stream of the records of all later events.
  ///
  /// Each access creates a new stream. The stream buffers every record until it is read, and ends
  /// when the store is released.
  public var transitions: AsyncStream<StateChange<State, Failure>> {
    let (stream, continuation) = AsyncStream.makeStream(of: StateChange<State, Failure>.self)
    let sink = StreamSink(continuation: continuation)
    let observation = onTransition { sink.continuation.yield($0) }
    continuation.onTermination = { _ in observation.cancel() }
    return stream
  }
}

/// An object that ends a stream when the hook that feeds the stream is released.
private final class StreamSink<Element: Sendable>: Sendable {
  let continuation: AsyncStream<Element>.Continuation

  init(continuation: AsyncStream<Element>.Continuation) {
    self.continuation = continuation
  }

  deinit { continuation.finish() }
}

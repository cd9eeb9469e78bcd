/// Something that tells of each event that happens to its state.
///
/// All stores do.
public protocol TransitionSource<State, Failure>: AnyObject, Sendable {
  /// What changes.
  associatedtype State: Sendable
  /// How loading fails.
  associatedtype Failure: Error

  /// Calls a hook with the record of each event from here on.
  ///
  /// The state is written before the hook is called. No lock is held, so the hook may use the store:
  /// records of events that it causes come after this one has reached all hooks.
  ///
  /// - Returns: What keeps the hook attached.
  func onTransition(
    _ hook: @escaping @Sendable (StateChange<State, Failure>) -> Void
  ) -> TransitionObservation
}

extension TransitionSource {
  /// The records of all events from here on.
  ///
  /// Each call is a stream of its own. None is left out, however slow the reader; it ends with the
  /// store.
  public var transitions: AsyncStream<StateChange<State, Failure>> {
    let (stream, continuation) = AsyncStream.makeStream(of: StateChange<State, Failure>.self)
    let sink = StreamSink(continuation: continuation)
    let observation = onTransition { sink.continuation.yield($0) }
    continuation.onTermination = { _ in observation.cancel() }
    return stream
  }
}

/// Ends a stream when the hook that feeds it goes.
private final class StreamSink<Element: Sendable>: Sendable {
  let continuation: AsyncStream<Element>.Continuation

  init(continuation: AsyncStream<Element>.Continuation) {
    self.continuation = continuation
  }

  deinit { continuation.finish() }
}

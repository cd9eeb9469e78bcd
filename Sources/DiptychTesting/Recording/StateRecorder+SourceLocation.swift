public import DiptychState
public import Testing

// The overloads with a source location are for helper functions that report issues at the place of
// their own call.

extension StateRecorder {
  /// Creates a recorder of a store, and starts recording.
  ///
  /// Issues are reported at `sourceLocation`. A helper function of your tests can pass the location
  /// of its own caller.
  ///
  /// - Parameters:
  ///   - source: The store.
  ///   - describe: A closure that returns the text of a state.
  ///   - sourceLocation: The source location where the issues of ``finish()`` are reported.
  public convenience init(
    _ source: some TransitionSource<State, Failure>,
    describing describe: @escaping @Sendable (State) -> String = { String(describing: $0) },
    sourceLocation: SourceLocation
  ) {
    self.init(source, describe, CallSite(sourceLocation))
  }

  /// Creates a recorder of the store of a paged list, and starts recording.
  ///
  /// Issues are reported at `sourceLocation`. A helper function of your tests can pass the location
  /// of its own caller.
  ///
  /// - Parameters:
  ///   - source: The store.
  ///   - sourceLocation: The source location where the issues of ``finish()`` are reported.
  public convenience init<Item, Cursor>(
    pagesOf source: some TransitionSource<State, Failure>,
    sourceLocation: SourceLocation
  ) where State == PagingState<Item, Cursor, Failure> {
    self.init(source, { $0.summary }, CallSite(sourceLocation))
  }

  /// Compares the states since the last expectation with the expected states.
  ///
  /// A difference is reported at `sourceLocation`. A helper function of your tests can pass the
  /// location of its own caller.
  ///
  /// - Parameters:
  ///   - states: The expected states, separated by ` → `, such as `idle → loading`.
  ///   - sourceLocation: The source location where a difference is reported.
  public func expect(_ states: String, sourceLocation: SourceLocation) {
    expect(states, at: CallSite(sourceLocation))
  }

  /// Compares the events since the last expectation with the expected trace.
  ///
  /// A difference is reported at `sourceLocation`. A helper function of your tests can pass the
  /// location of its own caller.
  ///
  /// - Parameters:
  ///   - trace: The expected events, one on each line, in the format of ``trace``.
  ///   - sourceLocation: The source location where a difference is reported.
  public func expectTrace(_ trace: String, sourceLocation: SourceLocation) {
    expectTrace(trace, at: CallSite(sourceLocation))
  }
}

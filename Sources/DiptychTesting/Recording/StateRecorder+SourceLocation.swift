public import DiptychState
public import Testing

// The overloads with a source location, for helper functions that report where they were called.

extension StateRecorder {
  /// Creates a recorder of a store that reports at a source location.
  ///
  /// - Parameters:
  ///   - source: The store.
  ///   - describe: A function that returns the text of a state.
  ///   - sourceLocation: The location for the issues of ``finish()``.
  public convenience init(
    _ source: some TransitionSource<State, Failure>,
    describing describe: @escaping @Sendable (State) -> String = { String(describing: $0) },
    sourceLocation: SourceLocation
  ) {
    self.init(source, describe, CallSite(sourceLocation))
  }

  /// Creates a recorder of a paged list that reports at a source location.
  ///
  /// - Parameters:
  ///   - source: The store.
  ///   - sourceLocation: The location for the issues of ``finish()``.
  public convenience init<Item, Cursor>(
    pagesOf source: some TransitionSource<State, Failure>,
    sourceLocation: SourceLocation
  ) where State == PagingState<Item, Cursor, Failure> {
    self.init(source, { $0.summary }, CallSite(sourceLocation))
  }

  /// Compares the states since the last expectation with a sequence, and reports at a source
  /// location.
  ///
  /// - Parameters:
  ///   - states: The states, separated by ` → `.
  ///   - sourceLocation: The location for the issue of a difference.
  public func expect(_ states: String, sourceLocation: SourceLocation) {
    expect(states, at: CallSite(sourceLocation))
  }

  /// Compares the records since the last expectation with a trace, and reports at a source
  /// location.
  ///
  /// - Parameters:
  ///   - trace: The lines in the form of ``trace``.
  ///   - sourceLocation: The location for the issue of a difference.
  public func expectTrace(_ trace: String, sourceLocation: SourceLocation) {
    expectTrace(trace, at: CallSite(sourceLocation))
  }
}

public import DiptychState
public import Testing

// For helpers of a test, which report where they were called.

extension StateRecorder {
  /// Records a store from here on, and reports at a place of Swift Testing.
  ///
  /// - Parameters:
  ///   - source: The store.
  ///   - describe: How a state is written.
  ///   - sourceLocation: Where ``finish()`` reports.
  public convenience init(
    _ source: some TransitionSource<State, Failure>,
    describing describe: @escaping @Sendable (State) -> String = { String(describing: $0) },
    sourceLocation: SourceLocation
  ) {
    self.init(source, describe, CallSite(sourceLocation))
  }

  /// Records a list, and reports at a place of Swift Testing.
  ///
  /// - Parameters:
  ///   - source: The store.
  ///   - sourceLocation: Where ``finish()`` reports.
  public convenience init<Item, Cursor>(
    pagesOf source: some TransitionSource<State, Failure>,
    sourceLocation: SourceLocation
  ) where State == PagingState<Item, Cursor, Failure> {
    self.init(source, { $0.summary }, CallSite(sourceLocation))
  }

  /// Expects the state to have gone through a sequence of values since the last expectation, and
  /// reports at a place of Swift Testing.
  ///
  /// - Parameters:
  ///   - states: All states, with ` → ` between them.
  ///   - sourceLocation: Where a difference is reported.
  public func expect(_ states: String, sourceLocation: SourceLocation) {
    expect(states, at: CallSite(sourceLocation))
  }

  /// Expects the records since the last expectation, and reports at a place of Swift Testing.
  ///
  /// - Parameters:
  ///   - trace: The lines, as in ``trace``.
  ///   - sourceLocation: Where a difference is reported.
  public func expectTrace(_ trace: String, sourceLocation: SourceLocation) {
    expectTrace(trace, at: CallSite(sourceLocation))
  }
}

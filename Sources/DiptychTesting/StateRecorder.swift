public import DiptychState
import DiptychSnapshots
public import Testing

/// A recorder of all state changes of a store, for tests that expect certain changes.
///
/// If the test has no expectation for a change, the test fails.
///
/// ```swift
/// let recorder = StateRecorder(store)
/// await store.load()
/// recorder.expect("idle → loading → loaded(3)")
/// recorder.finish()
/// ```
///
/// The recorder of a `Store` records each action with the states before and after the action:
///
/// ```swift
/// let recorder = StateRecorder(store, describing: { "\($0.home)" })
/// await store.dispatch(.loadHome).finish()
/// recorder.expectTrace(
///   """
///   idle --loadHome--> loading
///   loading --homeLoaded(3)--> loaded(3)
///   """
/// )
/// ```
///
/// The store calls the recorder for each change, in order, so the recorder misses no change. When a
/// call that changes the store returns, the change is already recorded. A change by another task
/// may be recorded a moment later, so use ``changes(_:)`` to wait for such changes.
///
/// ``finish()`` reports state changes, illegal events and discarded events that no expectation
/// covers. ``skip(_:)`` excludes kinds of events from this report. When a recorder is deallocated,
/// it calls ``finish()``.
public final class StateRecorder<State: Sendable, Failure: Error>: Sendable {
  /// A kind of event that ``skip(_:)`` excludes from the report of ``finish()``.
  public enum Skipped: String, Sendable, Hashable, CaseIterable {
    /// State changes that no expectation covers.
    case changes
    /// Events that are illegal in the current state.
    case illegal
    /// Events that were discarded because they arrived too late.
    case discarded
  }

  private let log: RecorderLog<State, Failure>
  private let observation: StateChange<State, Failure>.Observation
  private let describe: @Sendable (State) -> String
  private let describeAction: @Sendable (any Sendable) -> String
  private let place: SourceLocation

  /// Creates a recorder of a store, and starts recording.
  ///
  /// - Parameters:
  ///   - source: The store.
  ///   - describe: A closure that returns the text of a state.
  ///   - sourceLocation: The place where the issues of ``finish()`` are reported.
  public convenience init(
    _ source: some TransitionSource<State, Failure>,
    describing describe: @escaping @Sendable (State) -> String = { String(describing: $0) },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(source, describe, { String(describing: $0) }, sourceLocation)
  }

  private init(
    _ source: some TransitionSource<State, Failure>,
    _ describe: @escaping @Sendable (State) -> String,
    _ describeAction: @escaping @Sendable (any Sendable) -> String,
    _ place: SourceLocation
  ) {
    let log = RecorderLog<State, Failure>()
    self.log = log
    self.describe = describe
    self.describeAction = describeAction
    self.place = place
    observation = source.onTransition { log.append($0) }
  }

  deinit { finish() }

  // MARK: Records

  /// All recorded state changes, in order.
  public var changes: [StateChange<State, Failure>] { log.withLock { $0.changes } }

  /// All recorded state changes as text, with one line for each change.
  public var trace: String { trace(of: changes) }

  /// Waits until at least this number of state changes are recorded.
  public func changes(_ count: Int) async { await log.wait(for: count) }

  // MARK: Expectations

  /// Compares the states since the last expectation with the expected states.
  ///
  /// The text begins with the state before the first of these changes, and then has the state after
  /// each change. For example, if the last expectation ended with `loading`, the next text is
  /// `loading → loaded(3)`. Events that do not change the state are ignored.
  ///
  /// - Parameters:
  ///   - states: The expected states, separated by ` → `, such as `idle → loading`.
  ///   - sourceLocation: The place where a difference is reported.
  public func expect(_ states: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let pending = log.withLock { locked in
      let pending = locked.takePending()
      locked.unasserted += pending.filter { $0.transition == .illegal }
      return pending
    }
    let changed = pending.filter { $0.transition == .changed }
    let actual = (changed.prefix(1).map(\.before) + changed.map(\.after)).map(describe)
    compare(
      states.split(separator: " → ").map(String.init),
      actual,
      "The states differ from the expected ones:",
      sourceLocation
    )
  }

  /// Compares all events since the last expectation with the expected trace.
  ///
  /// The trace also contains events that do not change the state, such as discarded responses.
  ///
  /// - Parameters:
  ///   - trace: The expected events, one on each line, in the format of ``trace``.
  ///   - sourceLocation: The place where a difference is reported.
  public func expectTrace(_ trace: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let pending = log.withLock { $0.takePending() }
    compare(
      trace.split(separator: "\n").map(String.init),
      pending.map(line),
      "The trace differs from the expected one:",
      sourceLocation
    )
  }

  /// Excludes kinds of events from the report of ``finish()``.
  public func skip(_ skipped: Skipped...) {
    log.withLock { $0.skipped.formUnion(skipped.map(\.rawValue)) }
  }

  /// Ends the recording, and reports an issue if there are events that no expectation covers.
  public func finish() {
    observation.cancel()
    let rest = log.withLock { locked in
      defer { locked.isFinished = true }
      guard !locked.isFinished else { return [StateChange<State, Failure>]() }
      let unasserted = locked.unasserted + locked.changes[locked.assertedCount...]
      return unasserted.filter { change in
        guard let kind = Self.kind(of: change) else { return false }
        return !locked.skipped.contains(kind.rawValue)
      }
    }
    guard !rest.isEmpty else { return }
    TestingLibrary.current.fail(
      "No expectation covers these events:\n" + trace(of: rest),
      at: place
    )
  }

  private static func kind(of change: StateChange<State, Failure>) -> Skipped? {
    if change.isDiscarded { return .discarded }
    return switch change.transition {
    case .changed: .changes
    case .illegal: .illegal
    case .unchanged: nil
    }
  }

  private func line(_ change: StateChange<State, Failure>) -> String {
    change.line(describing: describe, describingAction: describeAction)
  }

  private func trace(of changes: [StateChange<State, Failure>]) -> String {
    changes.map(line).joined(separator: "\n")
  }

  private func compare(
    _ expected: [String],
    _ actual: [String],
    _ message: String,
    _ place: SourceLocation
  ) {
    guard expected != actual else { return }
    let diff = LineDiff(
      from: expected.map { $0 + "\n" }.joined().utf8,
      to: actual.map { $0 + "\n" }.joined().utf8
    )
    TestingLibrary.current.fail(message + "\n" + diff.unified(), at: place)
  }
}

extension StateRecorder {
  /// Creates a recorder of a Redux `Store`, and starts recording.
  ///
  /// - Parameters:
  ///   - store: The store, whose actions have the type `Action`.
  ///   - describe: A closure that returns the text of a state.
  ///   - describeAction: A closure that returns the text of an action.
  ///   - sourceLocation: The place where the issues of ``finish()`` are reported.
  public convenience init<Action: Sendable>(
    _ store: some TransitionSource<State, Failure>,
    describing describe: @escaping @Sendable (State) -> String = { String(describing: $0) },
    describingAction describeAction: @escaping @Sendable (Action) -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      store,
      describe,
      { action in
        guard let action = action as? Action else { return String(describing: action) }
        return describeAction(action)
      },
      sourceLocation
    )
  }
}

extension StateRecorder {
  /// Creates a recorder of the store of a paged list, and starts recording.
  ///
  /// The text of a state consists of its phase and its number of items, such as `appending[30]`.
  ///
  /// - Parameters:
  ///   - source: The store.
  ///   - sourceLocation: The place where the issues of ``finish()`` are reported.
  public convenience init<Item, Cursor>(
    pagesOf source: some TransitionSource<State, Failure>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) where State == PagingState<Item, Cursor, Failure> {
    self.init(source, { $0.summary }, { String(describing: $0) }, sourceLocation)
  }
}

extension PagingState {
  /// The phase of the state and its number of items, such as `appending[30]`.
  var summary: String { phase.rawValue + (items.map { "[\($0.count)]" } ?? "") }
}

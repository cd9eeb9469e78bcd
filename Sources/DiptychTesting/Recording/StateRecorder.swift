import DiptychProjections
public import DiptychRedux
public import DiptychState
import DiptychSnapshots

/// A recorder of all changes of a store.
///
/// It fails a test that leaves a change without an expectation.
///
/// ```swift
/// let recorder = StateRecorder(store)
/// await store.load()
/// recorder.expect("idle → loading → loaded(3)")
/// recorder.finish()
/// ```
///
/// The recorder of a `Store` records the actions, each with the states before and after it:
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
/// The store calls the recorder for each change, in order, so none is missed. A change by the
/// calling task is recorded when the call returns. A change by another task may be recorded a
/// moment later; ``changes(_:)`` waits for it. ``finish()`` reports changes of the state, illegal
/// events and discarded events that no expectation has named, unless ``skip(_:)`` excludes their
/// kind. A recorder also finishes when it is freed.
public final class StateRecorder<State: Sendable, Failure: Error>: Sendable {
  /// A kind of event that ``finish()`` does not report.
  public enum Skipped: String, Sendable, Hashable, CaseIterable {
    /// Changes of the state that no expectation has named.
    case changes
    /// Events that are illegal in their state.
    case illegal
    /// Answers that arrived too late.
    case discarded
  }

  private let log: RecorderLog<State, Failure>
  private let observation: StateChange<State, Failure>.Observation
  private let describe: @Sendable (State) -> String
  private let describeAction: @Sendable (any Sendable) -> String
  private let callSite: CallSite

  /// Creates a recorder of a store; it records from now on.
  ///
  /// - Parameters:
  ///   - source: The store.
  ///   - describe: A function that returns the text of a state.
  ///   - fileID: The module and the file of the call.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call, the location for the issues of ``finish()``.
  ///   - column: The column of the call.
  public convenience init(
    _ source: some TransitionSource<State, Failure>,
    describing describe: @escaping @Sendable (State) -> String = { String(describing: $0) },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      source,
      describe,
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  convenience init(
    _ source: some TransitionSource<State, Failure>,
    _ describe: @escaping @Sendable (State) -> String,
    _ callSite: CallSite
  ) {
    self.init(source, describe, { String(describing: $0) }, callSite)
  }

  private init(
    _ source: some TransitionSource<State, Failure>,
    _ describe: @escaping @Sendable (State) -> String,
    _ describeAction: @escaping @Sendable (any Sendable) -> String,
    _ callSite: CallSite
  ) {
    let log = RecorderLog<State, Failure>()
    self.log = log
    self.describe = describe
    self.describeAction = describeAction
    self.callSite = callSite
    observation = source.onTransition { log.append($0) }
  }

  deinit { finish() }

  // MARK: Records

  /// All records, in order.
  public var changes: [StateChange<State, Failure>] { log.withLock { $0.changes } }

  /// All records, one line each.
  public var trace: String { trace(of: changes) }

  /// Waits until there are at least a number of records.
  public func changes(_ count: Int) async { await log.wait(for: count) }

  // MARK: Expectations

  /// Compares the states since the last expectation with a sequence.
  ///
  /// The sequence begins with the state before the first change. It omits events without a change.
  ///
  /// - Parameters:
  ///   - states: The states, separated by ` → `.
  ///   - fileID: The module and the file of the call.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call, the location for the issue of a difference.
  ///   - column: The column of the call.
  public func expect(
    _ states: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(states, at: site)
  }

  func expect(_ states: String, at site: CallSite) {
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
      site
    )
  }

  /// Compares all records since the last expectation with a trace, one line each.
  ///
  /// - Parameters:
  ///   - trace: The lines in the form of ``trace``.
  ///   - fileID: The module and the file of the call.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call, the location for the issue of a difference.
  ///   - column: The column of the call.
  public func expectTrace(
    _ trace: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    expectTrace(trace, at: site)
  }

  func expectTrace(_ trace: String, at site: CallSite) {
    let pending = log.withLock { $0.takePending() }
    compare(
      trace.split(separator: "\n").map(String.init),
      pending.map(line),
      "The trace differs from the expected one:",
      site
    )
  }

  /// Excludes kinds of events from the report of ``finish()``.
  public func skip(_ skipped: Skipped...) {
    log.withLock { $0.skipped.formUnion(skipped.map(\.rawValue)) }
  }

  /// Ends the recording, and reports the events that no expectation has named.
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
      at: callSite
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
    _ site: CallSite
  ) {
    guard expected != actual else { return }
    let diff = LineDiff(
      from: expected.map { $0 + "\n" }.joined().utf8,
      to: actual.map { $0 + "\n" }.joined().utf8
    )
    TestingLibrary.current.fail(message + "\n" + diff.unified(), at: site)
  }
}

extension StateRecorder where Failure == Never {
  /// Creates a recorder of a `Store` with a function for the texts of its actions; it records from
  /// now on.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - describe: A function that returns the text of a state.
  ///   - describeAction: A function that returns the text of an action.
  ///   - fileID: The module and the file of the call.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call, the location for the issues of ``finish()``.
  ///   - column: The column of the call.
  public convenience init<Action>(
    _ store: Store<State, Action>,
    describing describe: @escaping @Sendable (State) -> String = { String(describing: $0) },
    describingAction describeAction: @escaping @Sendable (Action) -> String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      store,
      describe,
      { action in
        guard let action = action as? Action else { return String(describing: action) }
        return describeAction(action)
      },
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

extension StateRecorder {
  /// Creates a recorder of a paged list, whose states are written as their kind and the number of
  /// items, such as `appending[30]`.
  ///
  /// - Parameters:
  ///   - source: The store.
  ///   - fileID: The module and the file of the call.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call, the location for the issues of ``finish()``.
  ///   - column: The column of the call.
  public convenience init<Item, Cursor>(
    pagesOf source: some TransitionSource<State, Failure>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where State == PagingState<Item, Cursor, Failure> {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(source, { $0.summary }, site)
  }
}

extension PagingState {
  /// The kind of the state and the number of its items, such as `appending[30]`.
  var summary: String { kind.rawValue + (items.map { "[\($0.count)]" } ?? "") }
}

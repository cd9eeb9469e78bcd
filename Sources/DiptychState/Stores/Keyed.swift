public import Observation

/// Loads the value of a key that changes, such as the text of a search.
///
/// ```swift
/// let search = Keyed(key: "") { query in try await api.dishes(matching: query) }
/// await search.load("cheese")
/// ```
///
/// An answer is shown under its own key only. Selecting a key gives up what is in flight; a retry
/// asks for the key that is selected.
public final class Keyed<Key: Hashable & Sendable, Value: Sendable, Failure: Error>:
  Loadable, Observable
{
  private typealias Machine = StateMachine<KeyedState<Key, Value, Failure>, Failure>

  private let machine: Machine
  private let whenKeyChanges: KeyChange
  private let work: @Sendable (Int, KeyedState<Key, Value, Failure>) async -> Void

  /// Creates a store with a first key.
  ///
  /// - Parameters:
  ///   - key: The key that is selected.
  ///   - whenKeyChanges: What becomes of the value when another key is selected.
  ///   - retry: Whether a failed request is begun again by itself.
  ///   - clock: What waits between attempts.
  ///   - whenUnawaited: What becomes of a load when all who waited for it were cancelled.
  ///   - isCancellation: Whether a failure means that the request was cancelled. `CancellationError`
  ///     does anyway.
  ///   - fetch: Loads the value of a key.
  public init(
    key: Key,
    whenKeyChanges: KeyChange = .dropsValue,
    retry: RetryPolicy<Failure> = .never,
    clock: any Clock<Duration> = ContinuousClock(),
    whenUnawaited: UnawaitedLoad = .cancels,
    isCancellation: @escaping @Sendable (Failure) -> Bool = { _ in false },
    fetch: @escaping @Sendable (Key) async throws(Failure) -> Value
  ) {
    let machine = Machine(state: KeyedState(key: key), whenUnawaited: whenUnawaited)
    let attempts = Attempts(policy: retry, clock: clock, isCancellation: isCancellation)
    self.machine = machine
    self.whenKeyChanges = whenKeyChanges
    work = { [weak machine] token, state in
      let outcome = await attempts.outcome(
        attempting: { machine?.attempt($0, token: token) },
        of: { () async throws(Failure) in try await fetch(state.key) }
      )
      machine?.finish(outcome, token: token)
    }
  }

  // MARK: Reading

  /// How far the key that is selected is.
  public var state: AsyncValue<Value, Failure> { machine.state.state }

  /// The key that is selected.
  public var key: Key { machine.state.key }

  /// Whether the value belongs to a key that was selected before.
  public var isPrevious: Bool { machine.state.isPrevious }

  /// Whether a first load has to be asked for: nothing is in flight, and the state is idle, or says
  /// that something is, or the value belongs to a key that was selected before.
  public var needsLoad: Bool {
    machine.needsRequest { $0.state.corner == .idle || $0.isLoading || $0.isPrevious }
  }

  /// Whether a load is in flight, whoever started it.
  public var isBusy: Bool { machine.isBusy }

  /// How often another key was selected, or the store was reset.
  public var generation: Int { machine.generation }

  /// Which attempt of the request is in flight, counted from 1; 0 where none is.
  public var attempt: Int { machine.attempt }

  /// Why the state is idle, if it is: ``IdleReason/givenUp`` after a first load of the key that was
  /// cancelled, or that failed with a cancellation.
  public var idleReason: IdleReason { machine.idleReason }

  /// The last failure to tell the user of; see ``Announcement`` for how long.
  public var announcement: Announcement<Failure>? { machine.announcement }

  // MARK: Loading

  /// Selects a key.
  ///
  /// It is not loaded by that; if it is selected already nothing happens.
  public func select(_ key: Key) {
    machine.select { [whenKeyChanges] in $0.select(key, whenKeyChanges) }
  }

  /// Selects a key and loads its value, in one step; returns when the load has ended.
  ///
  /// In a task that is cancelled it does nothing: the key stays.
  public func load(_ key: Key) async {
    await machine.load(select: { [whenKeyChanges] in $0.select(key, whenKeyChanges) }, work: work)
  }

  /// Loads the value of the key that is selected, or joins its load; returns when that has ended.
  public func load() async { await machine.load(work: work) }

  /// Loads the value anew; a load in flight is cancelled.
  public func restart() async {
    await machine.load(.restart, isRestart: true, work: work)
  }

  /// Loads the value of the key that is selected if the last load of it failed; else does nothing.
  public func retry() async { await machine.retry(work: work) }

  /// Gives up the load in flight: the state is what it was before.
  public func cancel() { machine.cancel() }

  /// Forgets the value, and gives up the load in flight.
  ///
  /// The key stays.
  public func reset() { machine.reset() }

  // MARK: Editing

  /// Takes a value of the key that is selected from elsewhere.
  public func receive(_ value: Value) {
    machine.edit(.receive) { $0.receive(value) }
  }

  /// Edits the value, if the key that is selected has one, as it is then; a failure beside it stays.
  ///
  /// - Parameter body: Edits the value. It runs under the store's lock, and must not use the store.
  public func update(_ body: @escaping @Sendable (inout Value) -> Void) {
    machine.edit(.update) { $0.isPrevious ? .unchanged : $0.update(body) }
  }

  /// Notes that the announcement was seen.
  public func dismissAnnouncement() { machine.dismissAnnouncement() }
}

extension Keyed: TransitionSource {
  public func onTransition(
    _ hook: @escaping @Sendable (StateChange<KeyedState<Key, Value, Failure>, Failure>) -> Void
  ) -> TransitionObservation {
    machine.onTransition(hook)
  }
}

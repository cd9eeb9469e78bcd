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
  RequestStore, Loadable
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

  public var _engine: _RequestEngine<KeyedState<Key, Value, Failure>, Failure> {
    _RequestEngine(machine: machine)
  }

  // MARK: Reading

  /// How far the key that is selected is.
  public var state: AsyncValue<Value, Failure> { machine.state.state }

  /// The key that is selected.
  public var key: Key { machine.state.key }

  /// Whether the value belongs to a key that was selected before.
  public var isPrevious: Bool { machine.state.isPrevious }

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
}

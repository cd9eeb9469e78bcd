import DiptychSystem

/// A store that loads a value.
///
/// ```swift
/// let store = AsyncStore(fetch: api.user)
/// await store.load()
/// print(store.state)          // loaded(User(...))
/// ```
///
/// The store can be used from any thread. At most one request is in flight, and a caller that loads
/// meanwhile joins that request. A response that arrives after its request was cancelled or
/// replaced is ignored. A cancellation is not a failure. It ends the load, and the value and the
/// failure stay as they are.
///
/// If a closure literal throws, `Failure` is inferred as `any Error`. For another failure type,
/// write `fetch: api.user` or `{ () throws(MyError) in ... }`.
public final class AsyncStore<Value: Sendable, Failure: Error>: _RequestStore, Loadable {
  private let machine: StateMachine<AsyncValue<Value, Failure>, Failure>
  private let work: @Sendable (Int, AsyncValue<Value, Failure>) async -> Void
  private let age: Age?

  /// Creates a store that owns its state, or that uses the state of a binding.
  ///
  /// With a binding, each event, such as the start or the end of a load, reads the state from the
  /// binding, and writes the state back once if the event changes it. If other code writes the
  /// binding between two events, the second event starts from the written state. If a ``Shared``
  /// owns the state, the event is applied under the lock of the ``Shared``, so no write by another
  /// thread is lost. Events are applied one after the other.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first event. It is ignored if `state` is a binding.
  ///   - state: A binding to the state, or nil if the store owns its state.
  ///   - freshFor: The time that a value stays fresh, by the clock of the options. A component that
  ///     appears with an older value asks for a load. Default: nil, for no limit.
  ///   - options: The options of the loads.
  ///   - fetch: Loads the value.
  public init(
    initialState: AsyncValue<Value, Failure> = .idle,
    state: Binding<AsyncValue<Value, Failure>>? = nil,
    freshFor: Duration? = nil,
    options: LoadOptions<Failure> = LoadOptions(),
    fetch: @escaping @Sendable () async throws(Failure) -> Value
  ) {
    let machine = StateMachine(initialState, options, at: state)
    self.machine = machine
    let age = freshFor.map { Age(freshFor: $0, options.clock) }
    self.age = age
    // The request does not retain the store, so that a store can be released and then cancels its
    // request.
    work = { [weak machine] token, _ in
      let outcome = await options.outcome(
        attempting: { machine?.attempt($0, token: token) },
        pausing: { machine?.pause($0, $1, token: token) },
        of: fetch
      )
      // The response of a request that was replaced is ignored.
      if case .answered = outcome, !Task.isCancelled { age?.begin() }
      machine?.finish(outcome, token: token)
    }
  }

  public var _engine: any _RequestEngine<AsyncValue<Value, Failure>, Failure> { machine }

  // MARK: Reading

  /// The state of the value.
  public var state: AsyncValue<Value, Failure> { machine.state }

  public var _isOutdated: Bool? { age?.isOutdated }

  // MARK: Loading

  /// Loads the value, or joins the load in flight; returns when the load has ended.
  ///
  /// A loaded value is loaded again, and stays until the new value arrives. After a write to the
  /// server, call ``restart()`` instead: a load in flight may have begun before the write.
  ///
  /// If the caller's task is cancelled while other callers wait for the same load, the call returns
  /// at once, and the load continues. If no other caller waits, the load is cancelled, and the call
  /// returns when the load has ended. If ``LoadOptions/cancelsUnawaited`` is false, a cancelled
  /// caller never waits: the call returns at once, and the load continues even if no other caller
  /// waits.
  public func load() async { await machine.load(work: work) }

  /// Cancels a load in flight, and loads the value again; returns when the new load has ended.
  ///
  /// The callers of the cancelled load wait for the new load.
  public func restart() async { await machine.load(.restart, isRestart: true, work: work) }

  /// Loads the value if the last load failed, or joins a retry in flight; does nothing otherwise.
  public func retry() async { await machine.retry(work: work) }

  // MARK: Editing

  /// Replaces the value with a value from another source; a load in flight continues.
  ///
  /// The response of a load in flight does not replace the received value, because the load began
  /// before the value was received. For a cached value, use ``receive(cached:)``. If a call of
  /// ``updating(_:isolation:during:)`` is running, its edit is also applied to the received value.
  public func receive(_ value: Value) {
    age?.begin()
    machine.replace({ $0.clearFailure() }, { $0.put(value) })
  }

  /// Shows a value from a cache until a load has returned the current value.
  ///
  /// ```swift
  /// if let user = await cache.user() { store.receive(cached: user) }
  /// ```
  ///
  /// The state is ``AsyncValue/reloading(_:)``. A component still asks for the first load. If the
  /// store already has a value, the cached value is ignored.
  public func receive(cached value: Value) { machine.cache { $0.cache(value) } }

  /// Edits the current value, if there is one.
  ///
  /// After a failed reload, the state has both a value and a failure. The edit changes only the
  /// value.
  ///
  /// If a load is in flight, the edit is also applied to its response, which may be older than the
  /// edit. For an edit that a server may refuse, use ``updating(_:isolation:during:)``, which
  /// undoes a refused edit.
  ///
  /// - Parameter body: Edits the value. It runs under the store's lock, and must use neither the
  ///   store nor the ``Shared`` that owns its state.
  public func update(_ body: @escaping @Sendable (inout Value) -> Void) {
    machine.edit { $0.update(body) }
  }

  /// Edits the value at once, runs a call that sends the edit, and undoes the edit if the call
  /// fails.
  ///
  /// ```swift
  /// try await store.updating { $0.isLiked = true } during: { try await api.like(id) }
  /// ```
  ///
  /// While the call runs, the edit is applied to every value that is loaded or received. If the
  /// call fails, only this edit is undone, and other changes stay. Several calls may run at the
  /// same time and end in any order.
  ///
  /// - Parameters:
  ///   - body: Edits the value; see ``update(_:)``. It runs again for each value that arrives, so
  ///     assign a fixed value, as in `$0.isLiked = true`, instead of incrementing a number.
  ///   - isolation: The actor that the call runs on.
  ///   - call: Sends the edit to the source of the value, such as a server.
  /// - Returns: The result of the call.
  /// - Throws: The error of the call.
  public func updating<Result, Thrown: Error>(
    _ body: @escaping @Sendable (inout Value) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    during call: () async throws(Thrown) -> Result
  ) async throws(Thrown) -> Result {
    try await machine.edit({ $0.update(body) }, isolation: isolation, during: call)
  }
}

/// The age of a store's value.
final class Age: Sendable {
  private let freshFor: Duration
  private let now: @Sendable () -> Duration
  private let start = Mutex<Duration?>(nil)

  init(freshFor: Duration, _ clock: some Clock<Duration>) {
    self.freshFor = freshFor
    now = stopwatch(clock)
  }

  /// Whether the value is older than it may be, or its age is unknown.
  var isOutdated: Bool { start.withLock { $0 }.map { now() - $0 >= freshFor } ?? true }

  /// Notes that the value has arrived.
  func begin() { start.withLock { $0 = now() } }
}

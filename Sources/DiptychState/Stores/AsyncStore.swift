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
  ///   - options: The options of the loads.
  ///   - fetch: Loads the value.
  public init(
    initialState: AsyncValue<Value, Failure> = .idle,
    state: Binding<AsyncValue<Value, Failure>>? = nil,
    options: LoadOptions<Failure> = LoadOptions(),
    fetch: @escaping @Sendable () async throws(Failure) -> Value
  ) {
    let machine = StateMachine(initialState, options, at: state)
    self.machine = machine
    // The request does not retain the store, so that a store can be released and then cancels its
    // request.
    work = { [weak machine] token, _ in
      let outcome = await options.outcome(
        attempting: { machine?.attempt($0, token: token) },
        pausing: { machine?.pause($0, $1, token: token) },
        of: fetch
      )
      machine?.finish(outcome, token: token)
    }
  }

  public var _engine: any _RequestEngine<AsyncValue<Value, Failure>, Failure> { machine }

  // MARK: Reading

  /// The state of the value.
  public var state: AsyncValue<Value, Failure> { machine.state }

  // MARK: Loading

  /// Loads the value, or joins the load in flight; returns when the load has ended.
  ///
  /// A loaded value is loaded again, and stays until the new value arrives.
  ///
  /// If the caller's task is cancelled while other callers wait for the same load, the call returns
  /// at once, and the load continues. If no other caller waits, the load is cancelled, and the call
  /// returns when the load has ended. If ``LoadOptions/cancelsUnawaited`` is false, a cancelled
  /// caller never waits: the call returns at once, and the load continues even if no other caller
  /// waits.
  public func load() async {
    await machine.load(work: work)
  }

  /// Cancels a load in flight, and loads the value again; returns when the new load has ended.
  ///
  /// The callers of the cancelled load wait for the new load.
  public func restart() async {
    await machine.load(.restart, isRestart: true, work: work)
  }

  /// Loads the value if the last load failed, or joins a retry in flight; does nothing otherwise.
  public func retry() async {
    await machine.retry(work: work)
  }

  // MARK: Editing

  /// Replaces the value with a value from another source; a load in flight continues.
  ///
  /// The response of a load in flight does not replace the received value, because the load began
  /// before the value was received. If the value is from a cache, call this method before you start
  /// the load, so that the response replaces the value. If a call of
  /// ``updating(_:isolation:during:)`` is running, its edit is also applied to the received value.
  public func receive(_ value: Value) {
    machine.replace({ $0.clearFailure() }, { $0.put(value) })
  }

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

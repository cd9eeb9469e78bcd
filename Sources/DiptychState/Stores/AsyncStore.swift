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
/// replaced is ignored. A cancellation is not a failure, so it restores the state from before the
/// load.
///
/// A closure literal that throws infers `any Error` for `Failure`. For another failure type, write
/// `fetch: api.user` or `{ () throws(MyError) in ... }`.
public final class AsyncStore<Value: Sendable, Failure: Error>: _RequestStore, Loadable {
  private let machine: StateMachine<AsyncValue<Value, Failure>, Failure>
  private let work: @Sendable (Int, AsyncValue<Value, Failure>) async -> Void

  /// Creates a store, which keeps its state unless there is a binding to it.
  ///
  /// Each event reads the binding and, if it changes the state, writes the binding once. If other
  /// code writes the binding between two events, the second event starts from that value; an event
  /// edits a ``Shared`` under its lock, so that no write of another thread is lost. An event that
  /// comes while another is being written is applied after it.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first event, in a store that keeps it.
  ///   - state: A binding to the state, or nil for a store that keeps it.
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
  /// A loaded value is loaded again, and stays until the new value arrives. A caller whose task is
  /// cancelled stops waiting. If it was the last one, it cancels the load and returns when the load
  /// has ended, unless the store was created with ``LoadOptions/WhenUnawaited/continues``.
  public func load() async {
    await machine.load(work: work)
  }

  /// Loads the value in place of a load in flight, which is cancelled; its callers wait for the new
  /// load.
  public func restart() async {
    await machine.load(.restart, isRestart: true, work: work)
  }

  /// Loads the value if the last load failed, or joins a retry in flight; does nothing otherwise.
  public func retry() async {
    await machine.retry(work: work)
  }

  // MARK: Editing

  /// Replaces the value with one from elsewhere; a load in flight continues.
  ///
  /// If a load in flight ends later, the received value stays, because the load began before it. A
  /// cached value is older than the response, so pass it to this method before the load begins.
  /// Edits whose call is still running are applied to the received value too; see
  /// ``updating(_:isolation:during:)``.
  public func receive(_ value: Value) {
    machine.replace({ $0.clearFailure() }, { $0.put(value) })
  }

  /// Edits the current value, if there is one; a failure beside the value stays.
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

  /// Shows an edit at once, and keeps it while a call runs and if it succeeds.
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
  ///     it should set the new value instead of counting.
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

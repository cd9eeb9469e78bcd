/// A store that loads a value.
///
/// ```swift
/// let store = AsyncStore(fetch: api.user)
/// await store.load()
/// print(store.state)          // loaded(User(...))
/// ```
///
/// The store can be used from any thread. At most one request is in flight, and a caller that asks
/// meanwhile joins it. An answer counts only while its request is in flight. Cancellation is no
/// failure: the state returns to what it was before the load.
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
    // The request does not retain the store: a store that is released cancels its request.
    work = { [weak machine] token, _ in
      let outcome = await options.outcome(
        attempting: { machine?.attempt($0, token: token) },
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

  /// Loads the value, and cancels a load in flight, whose callers wait for the new load.
  public func restart() async {
    await machine.load(.restart, isRestart: true, work: work)
  }

  /// Loads the value if the last load failed, or joins a retry in flight; does nothing otherwise.
  public func retry() async {
    await machine.retry(work: work)
  }

  // MARK: Editing

  /// Replaces the value with one from elsewhere; a load in flight continues.
  public func receive(_ value: Value) {
    machine.edit(.receive) { $0.receive(value) }
  }

  /// Edits the current value, if there is one; a failure beside the value stays.
  ///
  /// To undo an edit that turns out to be wrong, apply the opposite edit. Do not restore an old
  /// value, which would undo other changes made meanwhile.
  ///
  /// - Parameter body: Edits the value. It runs under the store's lock, and must use neither the
  ///   store nor the ``Shared`` that owns its state.
  public func update(_ body: @escaping @Sendable (inout Value) -> Void) {
    machine.edit(.update) { $0.update(body) }
  }
}

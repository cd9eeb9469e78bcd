/// Loads a value, and keeps the state of it.
///
/// ```swift
/// let store = AsyncStore(fetch: api.user)
/// await store.load()
/// print(store.state)          // loaded(User(...))
/// ```
///
/// It is safe to use from anywhere. At most one request is in flight; whoever asks meanwhile joins
/// it. An answer counts only if its request is still in flight. Cancelling is no failure: the state
/// is what it was before the load.
///
/// A closure literal that tries infers `any Error` for `Failure`. Write `fetch: api.user`, or
/// `{ () throws(MyError) in ... }`, for another one.
public final class AsyncStore<Value: Sendable, Failure: Error>: RequestStore, Loadable {
  private let machine: StateMachine<AsyncValue<Value, Failure>, Failure>
  private let work: @Sendable (Int, AsyncValue<Value, Failure>) async -> Void

  /// Creates a store that keeps its state.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first event.
  ///   - retry: Whether a failed request is begun again by itself.
  ///   - clock: What waits between attempts.
  ///   - whenUnawaited: What becomes of a load when all who waited for it were cancelled.
  ///   - isCancellation: Whether a failure means that the request was cancelled. `CancellationError`
  ///     does anyway.
  ///   - fetch: Loads the value.
  public convenience init(
    initialState: AsyncValue<Value, Failure> = .idle,
    retry: RetryPolicy<Failure> = .never,
    clock: any Clock<Duration> = ContinuousClock(),
    whenUnawaited: UnawaitedLoad = .cancels,
    isCancellation: @escaping @Sendable (Failure) -> Bool = { _ in false },
    fetch: @escaping @Sendable () async throws(Failure) -> Value
  ) {
    self.init(
      StateMachine(state: initialState, whenUnawaited: whenUnawaited),
      Attempts(policy: retry, clock: clock, isCancellation: isCancellation),
      fetch
    )
  }

  /// Creates a store whose state is kept elsewhere.
  ///
  /// Each event reads the binding and, if it changes the state, writes it once; what others write in
  /// between is where the next event goes on. An event that comes while another is being written is
  /// applied after it.
  ///
  /// - Parameters:
  ///   - state: Where the state is kept.
  ///   - retry: Whether a failed request is begun again by itself.
  ///   - clock: What waits between attempts.
  ///   - whenUnawaited: What becomes of a load when all who waited for it were cancelled.
  ///   - isCancellation: Whether a failure means that the request was cancelled. `CancellationError`
  ///     does anyway.
  ///   - fetch: Loads the value.
  public convenience init(
    state: Binding<AsyncValue<Value, Failure>>,
    retry: RetryPolicy<Failure> = .never,
    clock: any Clock<Duration> = ContinuousClock(),
    whenUnawaited: UnawaitedLoad = .cancels,
    isCancellation: @escaping @Sendable (Failure) -> Bool = { _ in false },
    fetch: @escaping @Sendable () async throws(Failure) -> Value
  ) {
    self.init(
      StateMachine(state: state, whenUnawaited: whenUnawaited),
      Attempts(policy: retry, clock: clock, isCancellation: isCancellation),
      fetch
    )
  }

  private init(
    _ machine: StateMachine<AsyncValue<Value, Failure>, Failure>,
    _ attempts: Attempts<Failure>,
    _ fetch: @escaping @Sendable () async throws(Failure) -> Value
  ) {
    self.machine = machine
    // The request does not keep the store: a store that goes cancels what is in flight.
    work = { [weak machine] token, _ in
      let outcome = await attempts.outcome(
        attempting: { machine?.attempt($0, token: token) },
        of: fetch
      )
      machine?.finish(outcome, token: token)
    }
  }

  public var _engine: _RequestEngine<AsyncValue<Value, Failure>, Failure> {
    _RequestEngine(machine: machine)
  }

  // MARK: Reading

  /// How far it is.
  public var state: AsyncValue<Value, Failure> { machine.state }

  // MARK: Loading

  /// Loads the value, or joins the load in flight; returns when that has ended.
  ///
  /// A value that is there is loaded anew, and stays until another one has come. A caller whose task is cancelled returns at once; the last one cancels the load.
  public func load() async {
    await machine.load(work: work)
  }

  /// Does what ``load()`` does.
  @available(*, deprecated, renamed: "load()")
  public func reload() async { await load() }

  /// Loads the value; a load in flight is cancelled, and those who wait for it wait for this one.
  public func restart() async {
    await machine.load(.restart, isRestart: true, work: work)
  }

  /// Loads the value if the last load failed, or joins the load that does; else does nothing.
  public func retry() async {
    await machine.retry(work: work)
  }

  // MARK: Editing

  /// Takes a value from elsewhere; a load in flight stays in flight.
  public func receive(_ value: Value) {
    machine.edit(.receive) { $0.receive(value) }
  }

  /// Edits the value, if there is one, as it is then; a failure beside it stays.
  ///
  /// An edit that turns out to be wrong is undone by the opposite edit, not by an old value: that
  /// would undo what others did meanwhile.
  ///
  /// - Parameter body: Edits the value. It runs under the store's lock, and must not use the store.
  public func update(_ body: @escaping @Sendable (inout Value) -> Void) {
    machine.edit(.update) { $0.update(body) }
  }
}

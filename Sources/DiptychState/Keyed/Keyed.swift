/// A store that loads a value for a key that can change, such as the results for a search text.
///
/// ```swift
/// let search = Keyed(key: "") { query in try await api.dishes(matching: query) }
/// await search.load("cheese")
/// ```
///
/// A response is shown only if its key is still selected. Selecting another key cancels the request
/// in flight. A retry loads the value of the selected key. If the key is an optional, nothing is
/// loaded for nil. With a ``KeyMemory``, the values of earlier keys are shown again at once.
public final class Keyed<Key: Hashable & Sendable, Value: Sendable, Failure: Error>:
  _RequestStore, Loadable
{
  private typealias Machine = StateMachine<KeyedState<Key, Value, Failure>, Failure>

  private let machine: Machine
  private let whenKeyChanges: KeyChange<Key>
  private let memory: KeyMemory
  private let now: @Sendable () -> Duration
  private let work: @Sendable (Int, KeyedState<Key, Value, Failure>) async -> Void
  private let loadAhead: @Sendable (Key) async -> LoadOptions<Failure>.Outcome<Value>

  /// Creates a store with a first key.
  ///
  /// - Parameters:
  ///   - key: The selected key.
  ///   - whenKeyChanges: Whether the current value stays when another key is selected.
  ///   - memory: The cache policy for the values of earlier keys. The age of a value counts from
  ///     the end of its load, by the clock of the options.
  ///   - options: The options of the loads.
  ///   - fetch: Loads the value of a key.
  public init(
    key: Key,
    whenKeyChanges: KeyChange<Key> = .dropsValue,
    memory: KeyMemory = .none,
    options: LoadOptions<Failure> = LoadOptions(),
    fetch: @escaping @Sendable (Key) async throws(Failure) -> Value
  ) {
    let machine = Machine(KeyedState(key: key), options)
    self.machine = machine
    self.whenKeyChanges = whenKeyChanges
    self.memory = memory
    let now = stopwatch(options.clock)
    self.now = now
    loadAhead = { key in
      await options.outcome(attempting: { _ in }, pausing: { _, _ in }) {
        () async throws(Failure) in try await fetch(key)
      }
    }
    work = { [weak machine] token, state in
      let outcome = await options.outcome(
        attempting: { machine?.attempt($0, token: token) },
        pausing: { machine?.pause($0, $1, token: token) },
        of: { () async throws(Failure) in try await fetch(state.key) }
      )
      guard case .answered(let value) = outcome else {
        machine?.finish(outcome, token: token)
        return
      }
      let time = now()
      machine?.answer(.succeed, token: token) { state, _ in state.succeed(value, at: time) }
    }
  }

  /// Creates a store whose key may be nil; nothing is loaded for nil.
  ///
  /// ```swift
  /// let detail = Keyed(key: Dish.ID?.none) { id in try await api.dish(id) }
  /// ```
  public convenience init<Wrapped: Hashable & Sendable>(
    key: Wrapped?,
    whenKeyChanges: KeyChange<Key> = .dropsValue,
    memory: KeyMemory = .none,
    options: LoadOptions<Failure> = LoadOptions(),
    fetch: @escaping @Sendable (Wrapped) async throws(Failure) -> Value
  ) where Key == Wrapped? {
    self.init(key: key, whenKeyChanges: whenKeyChanges, memory: memory, options: options) {
      (key: Wrapped?) async throws(Failure) in
      guard let key else { preconditionFailure("A key that is nil was loaded.") }
      return try await fetch(key)
    }
  }

  public var _engine: any _RequestEngine<KeyedState<Key, Value, Failure>, Failure> { machine }

  // MARK: Reading

  /// The state of the selected key's value.
  public var state: AsyncValue<Value, Failure> { machine.state.state }

  /// The selected key.
  public var key: Key { machine.state.key }

  /// Whether the value belongs to a key that was selected earlier.
  ///
  /// Such a value stays until the load of the selected key has succeeded, failed or been cancelled.
  public var isPrevious: Bool { machine.state.isPrevious }

  /// The reason why the state is idle; it has a meaning only while the state is idle.
  ///
  /// It is ``IdleReason/empty`` for a key that is nil.
  public var idleReason: IdleReason { machine.state.isWithoutKey ? .empty : machine.idleReason }

  /// Returns the age of a key's value.
  ///
  /// The age is ``KeyMemory/Age/gone`` if the value is neither shown nor remembered, and always in
  /// a store without a memory.
  public func age(of key: Key) -> KeyMemory.Age {
    let loadedAt = machine.state.loadTime(of: key)
    return loadedAt.map { memory.age(after: now() - $0) } ?? .gone
  }

  public var _isOutdated: Bool? {
    memory.freshFor > .zero ? machine.state.isOutdated(memory, at: now()) : nil
  }

  // MARK: Loading

  /// Selects a key without loading its value.
  ///
  /// Does nothing if the key is already selected.
  public func select(_ key: Key) { machine.select(selection(of: key)) }

  /// Selects a key and loads its value, in one step; returns when the load has ended.
  ///
  /// A value whose age is ``KeyMemory/Age/fresh`` is not loaded again; use ``load()`` to load it
  /// anyway. In a cancelled task, the function does nothing, so the earlier key stays selected.
  public func load(_ key: Key) async {
    let time = now()
    await machine.load(
      select: selection(of: key),
      step: { [memory] in $0.isFresh(memory, at: time) ? .unchanged : $0.start() },
      work: work
    )
  }

  private func selection(of key: Key) -> EditList<KeyedState<Key, Value, Failure>>.Step {
    let time = now()
    return { [whenKeyChanges, memory] in $0.select(key, whenKeyChanges, memory, at: time) }
  }

  /// Loads the value of a key that is not selected, and remembers it; returns when the load has
  /// ended.
  ///
  /// A fresh value is not loaded again. The state does not change, and a failure is ignored. The
  /// store needs a ``KeyMemory``.
  public func prefetch(_ key: Key) async {
    let state = machine.state
    guard memory.count > 0, key != state.key, age(of: key) != .fresh, !Task.isCancelled,
      case .answered(let value) = await loadAhead(key)
    else { return }
    let time = now()
    machine.cache(isShown: false) { [memory] in $0.remember(value, of: key, memory, at: time) }
  }

  /// Forgets the remembered value of a key, so that it is loaded when the key is selected again.
  ///
  /// The value of the selected key stays; to load it again, use ``restart()``.
  public func forget(_ key: Key) { machine.cache(.update, isShown: false) { $0.forget(key) } }

  /// Loads the value of the selected key, or joins the load in flight; returns when the load has
  /// ended.
  ///
  /// After a write to the source of the value, use ``restart()`` instead.
  public func load() async { await machine.load(work: work) }

  /// Cancels a load in flight, and loads the value of the selected key again; returns when the new
  /// load has ended.
  public func restart() async { await machine.load(.restart, isRestart: true, work: work) }

  /// Loads the value of the selected key if its last load failed; does nothing otherwise.
  public func retry() async { await machine.retry(work: work) }

  // MARK: Editing

  /// Replaces the value of the selected key with a value from another source.
  ///
  /// A load in flight continues, but its response does not replace the received value; see
  /// ``AsyncStore/receive(_:)``.
  public func receive(_ value: Value) {
    let key = key
    let time = now()
    machine.replace(
      { $0.key == key ? $0.clearFailure() : .unchanged },
      { $0.put(value, of: key, at: time) }
    )
  }

  /// Shows a cached value of the selected key until a load has returned the current value.
  ///
  /// See ``AsyncStore/receive(cached:)``.
  public func receive(cached value: Value) {
    let key = key
    machine.cache { $0.cache(value, of: key) }
  }

  /// Edits the value of the selected key, if the value is loaded.
  ///
  /// After a failed reload, the state has both a value and a failure. The edit changes only the
  /// value.
  ///
  /// If a load is in flight, the edit is also applied to its response, which may be older than the
  /// edit.
  ///
  /// - Parameter body: Edits the value. It runs under the store's lock, and must use neither the
  ///   store nor the ``Shared`` that owns its state.
  public func update(_ body: @escaping @Sendable (inout Value) -> Void) { machine.edit(step(body)) }

  /// Edits the value of the selected key at once, runs a call that sends the edit, and undoes the
  /// edit if the call fails.
  ///
  /// The edit belongs to the key that is selected when this method is called. If another key is
  /// selected while the call runs, the value of the other key is not edited. When the first key is
  /// selected again, its value is shown with the edit. ``AsyncStore/updating(_:isolation:during:)``
  /// has an example.
  public func updating<Result, Thrown: Error>(
    _ body: @escaping @Sendable (inout Value) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    during call: () async throws(Thrown) -> Result
  ) async throws(Thrown) -> Result {
    try await machine.edit(step(body), isolation: isolation, during: call)
  }

  private func step(_ body: @escaping @Sendable (inout Value) -> Void) -> EditList<State>.Step {
    let state = machine.state
    // An edit of a previous value is not meant for the value that replaces it.
    if state.isPrevious { return { _ in .unchanged } }
    return { $0.update(valueOf: state.key, body) }
  }
}

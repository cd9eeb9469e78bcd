public import DiptychState
public import DiptychSystem
public import Observation

/// A store that contains the state of a whole program, which is only changed by actions.
///
/// ```swift
/// let store = Store(initialState: AppState(), reducer: appReducer, middlewares: [search])
/// store.dispatch(.search("cheese"))
/// await store.settle()
/// ```
///
/// ```text
/// view -> action -> reducer -> state -> view
///            ^          |
///         effect <- middleware
/// ```
///
/// An action is reduced in a single write, under a lock, before ``dispatch(_:)`` returns. After the
/// write, the store releases the lock, and calls the observers and middlewares in the order of the
/// actions. If an observer or a middleware dispatches an action, the store reduces that action at
/// once, and calls the observers and middlewares for it afterwards. An action sent by an ``Effect``
/// is reduced after the observers and middlewares were called for all earlier actions.
///
/// A store can be used from any thread. Only one thread at a time calls the observers and
/// middlewares. If other threads dispatch actions meanwhile, their calls return at once, and the
/// first thread also calls the observers and middlewares for these actions before its own call
/// returns.
public final class Store<State: Sendable, Action: Sendable>: Sendable, Observable {
  @usableFromInline let book: WatchedMutex<StoreBook<State, Action>>
  @usableFromInline let reducer: @Sendable (inout State, Action) -> Void
  @usableFromInline let turn = Turn()
  @usableFromInline let middlewares: MiddlewareList<Middleware<State, Action>>?
  private let registrar = ObservationRegistrar()
  let writes = WriteCount()
  // Created once, because creating a key path of a generic type takes microseconds, and an action
  // takes less than one. They are safe, because they are immutable and capture nothing.
  nonisolated(unsafe) let statePath: KeyPath<Store, State> = \.state
  nonisolated(unsafe) let isBusyPath: KeyPath<Store, Bool> = \.isBusy
  /// The slices that are still in use.
  let slices = WeakObjects<SliceID>()

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: A function that changes the state for an action. It must be pure: it runs under
  ///     the lock and must not use the store.
  ///   - middlewares: The functions that return the effects of an action, called in this order.
  public init(
    initialState: State,
    reducer: @escaping @Sendable (inout State, Action) -> Void,
    middlewares: [Middleware<State, Action>] = []
  ) {
    book = WatchedMutex(StoreBook(state: initialState, turn: turn))
    self.reducer = reducer
    self.middlewares = .of(middlewares)
  }

  /// Creates a store with a reducer that returns the state.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: A function that returns the state after an action. It must be pure: it runs under
  ///     the lock and must not use the store.
  ///   - middlewares: The functions that return the effects of an action, called in this order.
  @_disfavoredOverload
  public convenience init(
    initialState: State,
    reducer: @escaping @Sendable (State, Action) -> State,
    middlewares: [Middleware<State, Action>] = []
  ) {
    self.init(
      initialState: initialState,
      reducer: { state, action in state = reducer(state, action) },
      middlewares: middlewares
    )
  }

  /// Unavailable: the labels are `initialState:`, `reducer:` and `middlewares:`.
  @available(*, unavailable, renamed: "init(initialState:reducer:middlewares:)")
  @_disfavoredOverload
  public convenience init(
    reducer: @escaping @Sendable (State, Action) -> State,
    state: State,
    middlewares: [Middleware<State, Action>] = []
  ) {
    self.init(initialState: state, reducer: reducer, middlewares: middlewares)
  }

  deinit {
    let (effects, memory) = book.withLock { ($0.runningEffects, $0.memory) }
    endDropped(effects)
    memory.free()
  }

  // MARK: Reading

  /// The state.
  public var state: State {
    noteRead()
    registrar.access(self, keyPath: statePath)
    return book.withLock { book in
      book.isStateRead = true
      return book.state
    }
  }

  /// Whether effects are running, or observers and middlewares are being called.
  public var isBusy: Bool {
    registrar.access(self, keyPath: isBusyPath)
    return book.withLock { book in
      book.isBusyRead = true
      // The owner of the turn notifies observers at its end.
      turn.ask()
      return !book.isIdle
    }
  }

  private func noteRead() {
    writes.noteRead()
    ReadLog.current?.note(self) { self.isBusy }
  }

  /// Whether observers may not have been notified of the last write yet.
  var isTelling: Bool { turn.isTaken }

  /// Adds a slice of a part of the state.
  ///
  /// The first slice of a part starts the recording of the part's history.
  func register(
    _ id: ErasedID,
    _ action: ErasedID,
    _ make: @Sendable (SliceAskers) -> SlicePart<State>
  ) {
    book.withLock { $0.register(id, action, make) }
  }

  /// Records the action that requests the load of a part of the state.
  func ask(_ id: ErasedID, _ action: ErasedID) {
    book.withLock { $0.ask(id, action) }
  }

  /// Removes a slice of a part of the state.
  ///
  /// Removing the last slice ends the part's history.
  func unregister(_ id: ErasedID) {
    book.withLock { $0.unregister(id) }
  }

  /// Returns the history of a registered part of the state.
  func slice(_ id: ErasedID) -> SlicePart<State> {
    noteRead()
    registrar.access(self, keyPath: statePath)
    let slice = book.withLock { book in
      book.isStateRead = true
      return book.slices[id]
    }
    guard let slice else {
      preconditionFailure("A slice was read before it was registered with the store.")
    }
    return slice
  }

  // MARK: Effects

  /// Waits until no effect is running, and the observers and middlewares were called for every
  /// action.
  ///
  /// This includes actions that are dispatched in the meantime. An effect that was cancelled by id
  /// counts as ended, even if its task still runs. If the caller's task is cancelled, this method
  /// returns early, and the effects continue. Do not call this method from an effect, because the
  /// effect would wait for itself.
  public func settle() async { await wait { _, isIdle in isIdle } }

  /// Cancels the running effects.
  ///
  /// The actions that the effects send afterwards are still reduced, because an effect may need a
  /// last action that ends its load in the state.
  public func cancelEffects() {
    for effect in book.withLock({ $0.runningEffects }) { effect.cancel() }
  }

  /// Replaces the state without an action, for time travel in tests.
  ///
  /// The running effects are cancelled, and the actions that they still send are dropped. Actions
  /// that the observers and middlewares have not received yet are dropped too, and the current
  /// action starts no effects.
  package func restore(_ state: State) {
    let (dropped, met) = book.withLock { book in
      (book.restore(state), book.metWaiters())
    }
    writes.bump()
    tell(statePath)
    endDropped(dropped)
    tell(isBusyPath)
    for waiter in met { waiter.resume() }
  }

  func start(_ effects: [Effect<Action>], _ work: StoreWork) {
    for effect in effects {
      if let load = effect.load { load.noteIfUnstarted(in: book.withLock { $0.state }) }
      start(effect, work)
    }
  }

  private func start(_ effect: Effect<Action>, _ work: StoreWork) {
    let running = effect.body.map { _ in RunningEffect(ids: effect.ids, work: work) }
    if let running { work.begin(running) }
    let dropped = book.withLock { book in
      let dropped = book.drop(effect.cancelledIDs)
      if let running { book.start(running) }
      return dropped
    }
    endDropped(dropped)
    guard let running, let body = effect.body else { return }
    running.run { [weak self] in
      let store = EffectStore<Action>(
        send: { [weak self] action in self?.send(action, from: running) },
        cancel: { [weak self] ids in self?.cancel(ids, for: running) }
      )
      await body(store)
      self?.end(running)
    }
  }

  /// Cancels the effects with any of the given ids, except for the running effect that asks for the
  /// cancellation.
  private func cancel(_ ids: [EffectID], for effect: RunningEffect) {
    endDropped(book.withLock { $0.drop(ids, for: effect) })
  }

  private func endDropped(_ effects: [RunningEffect]) {
    for effect in effects {
      effect.cancel()
      effect.work.end(effect)
    }
  }

  private func end(_ effect: RunningEffect) {
    let (wasRunning, met) = book.withLock { book in
      (book.end(effect), book.metWaiters())
    }
    if wasRunning { effect.work.end(effect) }
    tell(isBusyPath)
    for waiter in met { waiter.resume() }
  }

  // MARK: Observing

  /// Waits until a condition is met, or the caller's task is cancelled.
  ///
  /// - Parameter isMet: Returns whether the condition is met. It is called under the lock, and must
  ///   not use the store.
  func wait(until isMet: @escaping @Sendable (_ state: State, _ isIdle: Bool) -> Bool) async {
    let waiter = Waiter()
    await waiter.wait {
      let isMet = book.withLock { book in
        book.isMet(StoreBook.Watcher(isMet: isMet, waiter: waiter))
      }
      if isMet { waiter.resume() }
    } onCancel: {
      waiter.leave()
      book.withLock { $0.leave(waiter) }
      waiter.resume()
    }
  }

  func tell<Member>(_ property: KeyPath<Store, Member>) {
    // Both calls follow the write, so that an observer reads the new state.
    registrar.willSet(self, keyPath: property)
    registrar.didSet(self, keyPath: property)
  }
}

extension Store: TransitionSource {
  public typealias Failure = Never

  /// Adds a hook that is called with a record of each later action, before the middlewares are
  /// called.
  ///
  /// If the state is `Equatable`, an action that does not change it is recorded as
  /// ``/DiptychState/Transition/unchanged``. The hook also receives a record of each action that is
  /// dropped. An action is dropped if the effect that sent it was cancelled by id. If a test
  /// replaces the state, as in time travel, the actions of running effects and the actions that the
  /// middlewares have not received yet are dropped too.
  ///
  /// - Returns: An observation that keeps the hook attached.
  public func onTransition(
    _ hook: @escaping @Sendable (StateChange<State, Never>) -> Void
  ) -> StateChange<State, Never>.Observation {
    let id = book.withLock { $0.hooks.append(hook) }
    return StateChange<State, Never>.Observation { [weak self] in
      _ = self?.book.withLock { $0.hooks.remove(id) }
    }
  }
}

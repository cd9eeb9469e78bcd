// A store has states of values and of lists.
@_exported public import DiptychState
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
/// An action is reduced in a single write, under a lock, before ``dispatch(_:)`` returns. After the
/// write, the store calls the observers and middlewares without the lock, in the order of the
/// actions. If one of them dispatches an action, the store reduces it at once, and calls the
/// observers and middlewares for it afterwards. An action sent by an ``Effect`` is reduced after
/// they were called for all earlier actions.
///
/// A store can be used from any thread. One thread at a time calls the observers and middlewares,
/// also for the actions that other threads dispatch meanwhile.
public final class Store<State: Sendable, Action: Sendable>: Sendable, Observable {
  @usableFromInline let book: Mutex<StoreBook<State, Action>>
  @usableFromInline let reducer: @Sendable (inout State, Action) -> Void
  @usableFromInline let middlewares: [Middleware<State, Action>]
  @usableFromInline let firstMiddlewares: FirstThree<Middleware<State, Action>>
  let slices = Mutex<[SliceID: KeptSlice]>([:])
  private let registrar = ObservationRegistrar()
  private let writes = WriteCount()
  // Created once, because creating a key path of a generic type takes microseconds. They are safe,
  // because they are immutable and capture nothing.
  nonisolated(unsafe) let statePath: KeyPath<Store, State> = \.state
  nonisolated(unsafe) let isBusyPath: KeyPath<Store, Bool> = \.isBusy

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
    book = Mutex(StoreBook(state: initialState))
    self.reducer = reducer
    self.middlewares = middlewares
    firstMiddlewares = FirstThree(of: middlewares)
  }

  deinit { endDropped(book.withLock { Array($0.effects.values) }) }

  // MARK: Reading

  /// The state.
  public var state: State { read { $0.state } }

  /// Whether effects are running, or observers and middlewares are being called.
  public var isBusy: Bool {
    registrar.access(self, keyPath: isBusyPath)
    return book.withLock { book in
      book.isBusyRead = true
      return !book.isIdle
    }
  }

  /// Reads something that changes only with the state.
  func read<Part: Sendable>(_ part: (borrowing StoreBook<State, Action>) -> Part) -> Part {
    writes.noteRead()
    ReadLog.current?.note(self) { self.isBusy }
    registrar.access(self, keyPath: statePath)
    return book.withLock { book in
      book.isStateRead = true
      return part(book)
    }
  }

  // MARK: Observing

  /// Waits until no effect is running, and the observers and middlewares were called for every
  /// action, also for actions that are dispatched in the meantime.
  ///
  /// An effect that was cancelled by id counts as ended. If the caller's task is cancelled, this
  /// method returns early, and the effects continue. Do not call it from an effect.
  public func settle() async { await wait { _, isIdle in isIdle } }

  /// Waits until a condition, which is called under the lock, is met, or the caller's task is
  /// cancelled.
  func wait(until isMet: @escaping @Sendable (_ state: State, _ isIdle: Bool) -> Bool) async {
    let waiter = Waiter()
    await waiter.wait(unless: {
      book.withLock { $0.isMet(StoreBook.Watcher(isMet: isMet, waiter: waiter)) }
    })
    book.withLock { $0.leave(waiter) }
  }

  /// Notifies the observers of a new state.
  @usableFromInline
  func tellState() {
    writes.bump()
    tell(statePath)
  }

  func tell<Member>(_ property: KeyPath<Store, Member>) {
    // Both calls follow the write, so that an observer reads the new state.
    registrar.willSet(self, keyPath: property)
    registrar.didSet(self, keyPath: property)
  }

  // MARK: Effects

  /// Replaces the state without an action, for time travel in tests.
  ///
  /// The running effects are cancelled. The actions that they still send, and the actions that the
  /// middlewares have not received yet, are dropped. The current action starts no effects.
  func restore(_ state: State) {
    let (dropped, met) = book.withLock { ($0.restore(state), $0.metWaiters()) }
    tellState()
    endDropped(dropped)
    tell(isBusyPath)
    for waiter in met { waiter.resume() }
  }

  /// Starts effects of an action; its work begins with the first effects.
  @usableFromInline
  func start(_ effects: [Effect<Action>], of number: Int, _ work: inout StoreWork?) {
    // A hook or a middleware may have restored an earlier state.
    guard !effects.isEmpty, !book.withLock({ $0.isUndone(number) }) else { return }
    let begun = work ?? StoreWork()
    work = begun
    for effect in effects { start(effect, begun) }
  }

  private func start(_ effect: Effect<Action>, _ work: StoreWork) {
    let running = effect.body.map { _ in RunningEffect(ids: effect.ids, work: work) }
    if let running { work.begin(running) }
    let dropped = book.withLock { book in
      defer { if let running { book.effects[ObjectIdentifier(running)] = running } }
      return book.drop(effect.cancelledIDs)
    }
    endDropped(dropped)
    guard let running, let body = effect.body else { return }
    running.run { [weak self] in
      await body { [weak self] action in self?.send(action, from: running) }
      self?.end(running)
    }
  }

  private func endDropped(_ effects: [RunningEffect]) {
    for effect in effects {
      effect.cancel()
      effect.work.end(effect)
    }
  }

  private func end(_ effect: RunningEffect) {
    let (wasRunning, met) = book.withLock { book in
      (book.effects.removeValue(forKey: ObjectIdentifier(effect)) != nil, book.metWaiters())
    }
    if wasRunning { effect.work.end(effect) }
    tell(isBusyPath)
    for waiter in met { waiter.resume() }
  }
}

/// The first elements of an array, as constants: their closures are called without a retain.
@usableFromInline
struct FirstThree<Element: Sendable>: Sendable {
  @usableFromInline let first, second, third: Element?

  init(of all: [Element]) {
    (first, second, third) = (all.first, all.dropFirst().first, all.dropFirst(2).first)
  }
}

extension Store: TransitionSource {
  /// Adds a hook that is called with a record of each later action, before the middlewares are
  /// called.
  ///
  /// If the state is `Equatable`, an action that does not change it is recorded as
  /// ``/DiptychState/Transition/unchanged``. Actions that are dropped are recorded, too.
  public func onTransition(
    _ hook: @escaping @Sendable (StateChange<State, Never>) -> Void
  ) -> StateChange<State, Never>.Observation {
    let id = book.withLock { $0.hooks.append(hook) }
    return StateChange<State, Never>.Observation { [weak self] in
      _ = self?.book.withLock { $0.hooks.remove(id) }
    }
  }
}

public import Observation

/// One state for a whole program, which only actions change.
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
/// An action is reduced before ``dispatch(_:)`` returns, in one write. Middlewares and observers
/// follow it, outside of the lock and in the order of the actions; an action that one of them
/// dispatches is reduced at once, and they hear of it next. It is safe to use from anywhere.
public final class Store<State: Sendable, Action: Sendable>: BusySource, Observable {
  private struct Reduction: Sendable {
    let before: State
    let after: State
    let action: Action
  }

  private struct Locked {
    var state: State
    var reductions = Drain<Reduction>()
    var effects: [Int: Task<Void, Never>] = [:]
    var effectCount = 0
  }

  private let locked: WatchedMutex<Locked>
  private let reducer: @Sendable (inout State, Action) -> Void
  private let middlewares: [Middleware<State, Action>]
  private let registrar = ObservationRegistrar()

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: Changes the state as an action says. It is a pure function: it runs under the lock
  ///     and does not use the store.
  ///   - middlewares: What comes of an action beside the state, in their order.
  public init(
    initialState: State,
    reducer: @escaping @Sendable (inout State, Action) -> Void,
    middlewares: [Middleware<State, Action>] = []
  ) {
    locked = WatchedMutex(Locked(state: initialState))
    self.reducer = reducer
    self.middlewares = middlewares
  }

  /// Creates a store with a reducer that returns the state.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: The state after an action. It is a pure function: it runs under the lock and does
  ///     not use the store.
  ///   - middlewares: What comes of an action beside the state, in their order.
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

  deinit {
    for task in locked.withLock({ $0.effects.values.map(\.self) }) { task.cancel() }
  }

  /// The state.
  public var state: State {
    noteRead()
    registrar.access(self, keyPath: \.state)
    return locked.withLock { $0.state }
  }

  /// Whether effects run, or actions are being handed to middlewares and observers.
  public var isBusy: Bool {
    registrar.access(self, keyPath: \.isBusy)
    return locked.withLock { !$0.reductions.isIdle || !$0.effects.isEmpty }
  }

  /// Changes the state as an action says, and starts what comes of it.
  public func dispatch(_ action: Action) {
    let isTurn = locked.withLock { locked in
      let before = locked.state
      reducer(&locked.state, action)
      locked.reductions.append(Reduction(before: before, after: locked.state, action: action))
      return locked.reductions.begin()
    }
    guard isTurn else { return }
    tell(\.isBusy)
    while let reduction = locked.withLock({ $0.reductions.next() }) {
      WriteCount.bump()
      tell(\.state)
      for middleware in middlewares {
        for effect in middleware(reduction.before, reduction.after, reduction.action) {
          start(effect)
        }
      }
    }
    tell(\.isBusy)
  }

  /// Waits until no effect runs, those included that begin meanwhile.
  ///
  /// If the caller's task is cancelled, so are the effects.
  public func settle() async {
    while let (id, task) = locked.withLock({ $0.effects.first }) {
      await withTaskCancellationHandler {
        await task.value
      } onCancel: {
        cancelEffects()
      }
      end(id)
    }
  }

  /// Cancels the effects that run.
  ///
  /// What they send nevertheless is reduced.
  public func cancelEffects() {
    for task in locked.withLock({ $0.effects.values.map(\.self) }) { task.cancel() }
  }

  private func start(_ effect: Effect<Action>) {
    locked.withLock { locked in
      locked.effectCount += 1
      let id = locked.effectCount
      locked.effects[id] = Task { [weak self] in
        await effect.body { [weak self] action in self?.dispatch(action) }
        self?.end(id)
      }
    }
  }

  private func end(_ id: Int) {
    locked.withLock { _ = $0.effects.removeValue(forKey: id) }
    tell(\.isBusy)
  }

  private func tell<Member>(_ property: KeyPath<Store, Member>) {
    // Both after the write: who is told can read what is there.
    registrar.willSet(self, keyPath: property)
    registrar.didSet(self, keyPath: property)
  }
}

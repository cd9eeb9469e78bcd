/// A part of a program's state, with the actions that change it.
///
/// ```swift
/// let archive = StoreFeature(\AppState.archive, AppAction.archive) { action in
///   if case .archive(let action) = action { action } else { nil }
/// }
///
/// let store = Store(
///   initialState: AppState(),
///   reducer: { state, action in
///     switch action {
///     case .archive(let action): reduceArchive(&state.archive, action)
///     case .home(let action): reduceHome(&state.home, action)
///     }
///   },
///   middlewares: [archive.middleware(search)]
/// )
/// ArchiveScreen(store: store.scope(to: archive))
/// ```
public struct StoreFeature<
  State: Sendable,
  Action: Sendable,
  ChildState: Sendable,
  ChildAction: Sendable
>: Sendable {
  let path: any KeyPath<State, ChildState> & Sendable
  let embed: @Sendable (ChildAction) -> Action
  private let extract: @Sendable (Action) -> ChildAction?

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - path: The key path of the state of the part.
  ///   - embed: A function from an action of the part to an action of the program, such as a case
  ///     of an enum.
  ///   - extract: A function from an action of the program to the action of the part. It returns
  ///     nil for an action of another part.
  public init(
    _ path: any KeyPath<State, ChildState> & Sendable,
    _ embed: @escaping @Sendable (ChildAction) -> Action,
    extract: @escaping @Sendable (Action) -> ChildAction?
  ) {
    self.path = path
    self.embed = embed
    self.extract = extract
  }

  /// Returns a middleware of the program that runs a middleware of the part.
  ///
  /// The middleware is called for the actions of the part, with the states of the part. The ids of
  /// its effects belong to the part; see ``Effect``.
  public func middleware(
    _ middleware: @escaping Middleware<ChildState, ChildAction>
  ) -> Middleware<State, Action> {
    // Two parts with the same key path but different action types are different.
    let part = ErasedID([ErasedID(path), ErasedID(ObjectIdentifier(ChildAction.self))])
    return { [self] before, after, action in
      guard let action = extract(action) else { return [] }
      return middleware(before[keyPath: path], after[keyPath: path], action)
        .map { $0.map(embed, within: part) }
    }
  }
}

// MARK: - Scopes

/// A handle to a store that is limited to the state and the actions of one part of the program.
///
/// ```swift
/// let archive = store.scope(to: AppPart.archive)
/// await archive.dispatch(.search("soup")).finish()
/// print(archive.state.dishes.count)
/// ```
///
/// A scope keeps no state of its own, so a view may create it at each rendering. A `ViewHost`
/// renders the view again after any change of the store, including changes of other parts.
public struct StoreScope<State: Sendable, Action: Sendable>: Sendable {
  fileprivate let read: @Sendable () -> State
  fileprivate let send: @Sendable (Action) -> StoreTask

  /// The state of the part.
  public var state: State { read() }

  /// Dispatches an action of the part to the store; see ``Store/dispatch(_:)``.
  @discardableResult
  public func dispatch(_ action: Action) -> StoreTask { send(action) }
}

extension Store {
  /// Returns a scope of the store that is limited to a part of the program, and holds the store
  /// strongly.
  public func scope<ChildState, ChildAction>(
    to child: StoreFeature<State, Action, ChildState, ChildAction>
  ) -> StoreScope<ChildState, ChildAction> {
    StoreScope(read: { self.state[keyPath: child.path] }, send: { self.dispatch(child.embed($0)) })
  }
}

/// A part of a program's state, with the actions that change it.
///
/// ```swift
/// let archive = StorePart(\AppState.archive, AppAction.archive) { action in
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
public struct StorePart<
  State: Sendable,
  Action: Sendable,
  PartState: Sendable,
  PartAction: Sendable
>: Sendable {
  let path: any KeyPath<State, PartState> & Sendable
  let embed: @Sendable (PartAction) -> Action
  private let extract: @Sendable (Action) -> PartAction?
  /// The type of the state if it is an optional, so that the state can be removed or replaced.
  private let ending: (any EndingState.Type)?

  /// Creates a part.
  ///
  /// If the state is an optional, the effects of the part are cancelled when an action sets the
  /// state to nil. If the wrapped type is `Identifiable`, the effects are also cancelled when an
  /// action sets the state to a value with another `id`. Actions that the cancelled effects still
  /// send are dropped, so they never change the next state.
  ///
  /// - Parameters:
  ///   - path: The key path of the state of the part.
  ///   - embed: A function from an action of the part to an action of the program, such as a case
  ///     of an enum.
  ///   - extract: A function from an action of the program to the action of the part. It returns
  ///     nil for an action of another part.
  public init(
    _ path: any KeyPath<State, PartState> & Sendable,
    _ embed: @escaping @Sendable (PartAction) -> Action,
    extract: @escaping @Sendable (Action) -> PartAction?
  ) {
    self.path = path
    self.embed = embed
    self.extract = extract
    ending = PartState.self as? any EndingState.Type
  }

  /// Returns a middleware of the program that runs a middleware of the part.
  ///
  /// The middleware is called for the actions of the part, with the states of the part. The ids of
  /// its effects belong to the part; see ``Effect``.
  public func middleware(
    _ middleware: @escaping Middleware<PartState, PartAction>
  ) -> Middleware<State, Action> {
    // Two parts with the same key path but different action types are different.
    let part = ErasedID([ErasedID(path), ErasedID(ObjectIdentifier(PartAction.self))])
    let all = EffectID(EffectsOfPart())
    return { [self] before, after, action in
      var effects: [Effect<PartAction>] = []
      let partAction = extract(action)
      guard partAction != nil || ending != nil else { return [] }
      let (before, after) = (before[keyPath: path], after[keyPath: path])
      if let before = before as? any EndingState, before.hasEnded(in: after) {
        effects.append(Effect(body: nil, cancelledIDs: [all]))
      }
      if let partAction { effects += middleware(before, after, partAction) }
      return effects.map { effect in
        var effect = effect
        if ending != nil, effect.body != nil { effect.ids.append(all) }
        return effect.map(embed) { $0.within(part) }
      }
    }
  }

  /// Returns a middleware of the program that runs a middleware of the part for an action of the
  /// part if the part's state is not nil before and after the action.
  public func middleware<Wrapped>(
    _ middleware: @escaping Middleware<Wrapped, PartAction>
  ) -> Middleware<State, Action> where PartState == Wrapped? {
    self.middleware { (before: Wrapped?, after: Wrapped?, action: PartAction) in
      guard let before, let after else { return [] }
      return middleware(before, after, action)
    }
  }
}

/// The id of all effects of a part whose state can be removed.
private struct EffectsOfPart: Hashable {}

/// A state that can be removed, because it is an optional.
private protocol EndingState: SendableMetatype {
  /// Whether the state is missing or has another id in a later state.
  func hasEnded(in later: Any) -> Bool
}

extension Optional: EndingState {
  fileprivate func hasEnded(in later: Any) -> Bool {
    guard let self, let later = later as? Wrapped? else { return false }
    guard let later else { return true }
    guard let identified = self as? any Identifiable else { return false }
    return !identified.hasID(of: later)
  }
}

extension Identifiable {
  fileprivate func hasID(of other: Any) -> Bool { (other as? Self)?.id == id }
}

// MARK: - Scopes

/// A handle to a store that is limited to the state and the actions of one part of the program.
///
/// ```swift
/// struct ArchiveScreen: View {
///   let store: StoreScope<ArchiveState, ArchiveAction>
///
///   var body: some View {
///     Text("\(store.state.dishes.count) dishes")
///     Button("Clear") { await store.dispatch(.clear).finish() }
///   }
/// }
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

  /// Returns a scope of a smaller part within this part.
  public func scope<PartState, PartAction>(
    to part: StorePart<State, Action, PartState, PartAction>
  ) -> StoreScope<PartState, PartAction> {
    StoreScope<PartState, PartAction>(
      read: { self.state[keyPath: part.path] },
      send: { self.dispatch(part.embed($0)) }
    )
  }
}

extension Store {
  /// Returns a scope of the store that is limited to a part of the program, and holds the store
  /// strongly.
  public func scope<PartState, PartAction>(
    to part: StorePart<State, Action, PartState, PartAction>
  ) -> StoreScope<PartState, PartAction> {
    StoreScope(
      read: { self.state[keyPath: part.path] },
      send: { self.dispatch(part.embed($0)) }
    )
  }
}

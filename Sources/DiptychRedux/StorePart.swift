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
///
/// The reducer of the program calls the reducers of its parts: a `switch` passes each action to the
/// reducer of its part. No other reducer runs. If the `switch` does not handle an action, the
/// compiler reports an error.
public struct StorePart<
  State: Sendable,
  Action: Sendable,
  PartState: Sendable,
  PartAction: Sendable
>: Sendable {
  let path: any KeyPath<State, PartState> & Sendable
  let embed: @Sendable (PartAction) -> Action
  private let extract: @Sendable (Action) -> PartAction?
  /// Returns whether the state of the part was removed or replaced; nil if it can't be removed.
  private let hasEnded: (@Sendable (_ before: PartState, _ after: PartState) -> Bool)?

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
    if let optional = PartState.self as? any EndingState.Type {
      hasEnded = Self.ending(optional)
    } else {
      hasEnded = nil
    }
  }

  /// Returns a middleware of the program that runs a middleware of the part.
  ///
  /// The middleware is called for the actions of the part, with the states of the part. The ids of
  /// its effects belong to the part; see ``Effect``.
  public func middleware(
    _ middleware: @escaping Middleware<PartState, PartAction>
  ) -> Middleware<State, Action> {
    let part = ErasedID(Identity(path: ErasedID(path)))
    let all = EffectID(EffectsOfPart())
    return { [self] before, after, action in
      var effects: [Effect<PartAction>] = []
      let partAction = extract(action)
      guard partAction != nil || hasEnded != nil else { return [] }
      let (before, after) = (before[keyPath: path], after[keyPath: path])
      if let hasEnded, hasEnded(before, after) {
        effects.append(Effect(body: nil, cancelledIDs: [all]))
      }
      if let partAction {
        effects += middleware(before, after, partAction).map { effect in
          var effect = effect
          if hasEnded != nil { effect.ids.append(all) }
          return effect
        }
      }
      return effects.map { effect in
        effect.map(embed, ids: { $0.within(part) }, load: { $0.within(path) })
      }
    }
  }

  /// The identity of the part.
  ///
  /// Two parts with the same key path but different action types are different.
  private struct Identity: Hashable {
    let path: ErasedID
    let action = ObjectIdentifier(PartAction.self)
  }

  private static func ending<Ending: EndingState>(
    _: Ending.Type
  ) -> @Sendable (PartState, PartState) -> Bool {
    { before, after in
      guard let before = before as? Ending, let after = after as? Ending else { return false }
      return before.hasEnded(in: after)
    }
  }
}

extension StorePart {
  /// Returns a middleware of the program that runs a middleware of the part while the part's state
  /// is not nil.
  ///
  /// ```swift
  /// let detail = StorePart(\AppState.detail, AppAction.detail) { ... }    // a Detail?
  /// detail.middleware(loadDetail)                       // Middleware<Detail, DetailAction>
  /// ```
  ///
  /// The middleware is called for an action of the part if the state is not nil before and after
  /// the action.
  public func middleware<Wrapped>(
    _ middleware: @escaping Middleware<Wrapped, PartAction>
  ) -> Middleware<State, Action> where PartState == Wrapped? {
    self.middleware { (before: Wrapped?, after: Wrapped?, action: PartAction) in
      guard let before, let after else { return [] }
      return middleware(before, after, action)
    }
  }
}

/// A state that can be removed, because it is an optional.
private protocol EndingState: SendableMetatype {
  /// Whether the state is missing or has another id in a later state.
  func hasEnded(in later: Self) -> Bool
}

extension Optional: EndingState {
  fileprivate func hasEnded(in later: Wrapped?) -> Bool {
    guard let self else { return false }
    guard let later else { return true }
    guard let identified = self as? any Identifiable else { return false }
    return !identified.hasID(of: later)
  }
}

extension Identifiable {
  fileprivate func hasID(of other: Any) -> Bool { (other as? Self)?.id == id }
}

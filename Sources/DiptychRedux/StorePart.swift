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
/// Reducers need nothing for that, because a function calls others: one switch hands each action to
/// the reducer of its part, no other reducer runs, and the compiler finds an action that has none.
public struct StorePart<
  State: Sendable,
  Action: Sendable,
  PartState: Sendable,
  PartAction: Sendable
>: Sendable {
  let path: any KeyPath<State, PartState> & Sendable
  let embed: @Sendable (PartAction) -> Action
  private let extract: @Sendable (Action) -> PartAction?

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - path: The key path of the state of the part.
  ///   - embed: A function from an action of the part to one of the program, such as a case of an
  ///     enum.
  ///   - extract: A function from an action of the program to the one of the part; nil for an
  ///     action of another part.
  public init(
    _ path: any KeyPath<State, PartState> & Sendable,
    _ embed: @escaping @Sendable (PartAction) -> Action,
    extract: @escaping @Sendable (Action) -> PartAction?
  ) {
    self.path = path
    self.embed = embed
    self.extract = extract
  }

  /// Returns a middleware of the part as one of the program.
  ///
  /// It is called for the actions of the part, with the states of the part.
  public func middleware(
    _ middleware: @escaping Middleware<PartState, PartAction>
  ) -> Middleware<State, Action> {
    { [self] before, after, action in
      guard let action = extract(action) else { return [] }
      return middleware(before[keyPath: path], after[keyPath: path], action).map { $0.map(embed) }
    }
  }
}

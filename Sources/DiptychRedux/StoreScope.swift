/// A store as a part of a program sees it: the state of the part, and its actions.
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
///
/// ArchiveScreen(store: store.scope(to: archive))
/// ```
///
/// It keeps no state of its own: it reads the state of the store and dispatches to it, so it can be
/// created in each frame. A host draws again after any change of the store.
public struct StoreScope<State: Sendable, Action: Sendable>: Sendable {
  private let read: @Sendable () -> State
  private let send: @Sendable (Action) -> StoreTask

  fileprivate init(
    read: @escaping @Sendable () -> State,
    send: @escaping @Sendable (Action) -> StoreTask
  ) {
    self.read = read
    self.send = send
  }

  /// The state of the part.
  public var state: State { read() }

  /// Dispatches an action of the part to the store.
  ///
  /// - Returns: The work of the action, as of ``Store/dispatch(_:)``.
  @discardableResult
  public func dispatch(_ action: Action) -> StoreTask { send(action) }

  /// Returns the view of a part of this part.
  public func scope<PartState, PartAction>(
    to part: StorePart<State, Action, PartState, PartAction>
  ) -> StoreScope<PartState, PartAction> {
    StoreScope<PartState, PartAction>(
      read: { [read] in read()[keyPath: part.path] },
      send: { [send] in send(part.embed($0)) }
    )
  }
}

extension Store {
  /// Returns the store as a part of the program sees it.
  ///
  /// - Parameter part: The part.
  /// - Returns: A scope with the state and the actions of the part, which holds the store.
  public func scope<PartState, PartAction>(
    to part: StorePart<State, Action, PartState, PartAction>
  ) -> StoreScope<PartState, PartAction> {
    StoreScope(
      read: { self.state[keyPath: part.path] },
      send: { self.dispatch(part.embed($0)) }
    )
  }
}

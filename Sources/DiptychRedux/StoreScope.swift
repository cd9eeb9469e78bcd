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
///
/// ArchiveScreen(store: store.scope(to: archive))
/// ```
///
/// A scope keeps no state of its own, so a view may create it at each rendering. It reads the state
/// of the store, and dispatches actions to the store. A `ViewHost` renders the view again after any
/// change of the store, including changes of other parts.
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
  /// - Returns: The work of the action, as returned by ``Store/dispatch(_:)``.
  @discardableResult
  public func dispatch(_ action: Action) -> StoreTask { send(action) }

  /// Returns a scope of a smaller part within this part.
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
  /// Returns a scope of the store that is limited to a part of the program.
  ///
  /// - Parameter part: The part.
  /// - Returns: A scope with the state and the actions of the part. The scope holds the store
  ///   strongly.
  public func scope<PartState, PartAction>(
    to part: StorePart<State, Action, PartState, PartAction>
  ) -> StoreScope<PartState, PartAction> {
    StoreScope(
      read: { self.state[keyPath: part.path] },
      send: { self.dispatch(part.embed($0)) }
    )
  }
}

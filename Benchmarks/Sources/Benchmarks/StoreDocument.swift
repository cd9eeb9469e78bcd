import Diptych
import DiptychRedux
import Synchronization

/// A program's state that changes by actions, in a store and in a loop under a lock.
enum StoreDocument {
  private struct State: Sendable, Equatable {
    var keyword = ""
    var category: Int?
    var selected = 0
    var count = 0
  }

  private enum Action: Sendable {
    case search(String)
    case choose(Int)
    case select(Int)
  }

  private static let actions: [Action] = [
    .search("cheese"), .choose(1), .select(3), .search("soup"), .choose(1), .select(7),
    .search(""), .choose(2),
  ]

  @inline(never)
  private static func reduce(_ state: inout State, _ action: Action) {
    state.count += 1
    switch action {
    case .search(let keyword): state.keyword = keyword
    case .choose(let category): state.category = state.category == category ? nil : category
    case .select(let number): state.selected = number
    }
  }

  /// The actions in a loop that calls the reducer under a lock.
  static func loop() -> Document {
    Document("store/loop") {
      let reducer: @Sendable (inout State, Action) -> Void = reduce
      let state = Mutex(State())
      for number in 0..<StoreSuite.actionCount {
        let action = actions[number & 7]
        state.withLock { reducer(&$0, action) }
      }
      return "\(state.withLock { $0 })"
    }
  }

  /// The actions dispatched to a store with three middlewares without effects.
  ///
  /// - Parameter isRead: Whether the state was read before, so that observers have to be told.
  /// - Returns: The document; it names the state at the end.
  static func store(isRead: Bool = false) -> Document {
    Document(isRead ? "store/dispatch-read" : "store/dispatch") {
      let middleware: Middleware<State, Action> = { before, after, action in
        guard case .select(let number) = action, number < 0, before != after else { return [] }
        return [.cancel(id: number)]
      }
      let store = Store(
        initialState: State(),
        reducer: reduce,
        middlewares: [middleware, middleware, middleware]
      )
      if isRead { consume("\(store.state)".utf8.count) }
      for number in 0..<StoreSuite.actionCount { store.dispatch(actions[number & 7]) }
      return "\(store.state)"
    }
  }
}

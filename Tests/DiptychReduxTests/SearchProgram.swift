import DiptychRedux
import DiptychState
import DiptychTesting

/// A program that searches by an effect, whose answers a test gives.
struct SearchProgram: Sendable {
  struct State: Sendable, Equatable {
    var text = ""
    var results: [String] = []
  }

  enum Action: Sendable, Equatable {
    case search(String)
    case found([String])
    case clear
  }

  /// The id of a search.
  enum Search: Hashable { case id }

  let gate = Gate<String, [String], Never>()

  static func reduce(_ state: inout State, _ action: Action) {
    switch action {
    case .search(let text): state.text = text
    case .found(let results): state.results = results
    case .clear: state = State()
    }
  }

  /// Returns a store whose search is an effect.
  func store(
    _ identified: @escaping @Sendable (Effect<Action>) -> Effect<Action> = { $0 },
    onClear: [Effect<Action>] = []
  ) -> Store<State, Action> {
    Self.store { [gate] action in
      switch action {
      case .search(let text):
        [identified(.run { send in send(.found(await gate.fetch(text))) })]
      case .found: []
      case .clear: onClear
      }
    }
  }

  /// Returns a store with the effects of its actions.
  static func store(
    effects: @escaping @Sendable (Action) -> [Effect<Action>]
  ) -> Store<State, Action> {
    Store(
      initialState: State(),
      reducer: reduce,
      middlewares: [{ _, _, action in effects(action) }]
    )
  }
}

import DiptychRedux
import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

@Suite("Effects of the parts of a store") struct StorePartEffectTests {
  private struct Pane: Sendable, Equatable {
    var id = 1
    var found = AsyncValue<String, Never>.idle
  }

  private enum PaneAction: Sendable, Equatable {
    case search(String)
    case found(String)
    case stop
  }

  private struct AppState: Sendable, Equatable {
    var left = Pane()
    var right = Pane()
  }

  private enum Action: Sendable, Equatable {
    case left(PaneAction)
    case right(PaneAction)
  }

  private let gate = Gate<String, String, Never>()

  private static func reduce(_ state: inout AppState, _ action: Action) {
    switch action {
    case .left(let action): reducePane(&state.left, action)
    case .right(let action): reducePane(&state.right, action)
    }
  }

  private static func reducePane(_ state: inout Pane, _ action: PaneAction) {
    switch action {
    case .search: state.found.start()
    case .found(let text): state.found.succeed(text)
    case .stop: state.found.cancel()
    }
  }

  private static let left = StoreFeature(\AppState.left, Action.left) { action in
    if case .left(let action) = action { action } else { nil }
  }
  private static let right = StoreFeature(\AppState.right, Action.right) { action in
    if case .right(let action) = action { action } else { nil }
  }

  /// Returns a middleware that searches.
  private func search(
    _ identified: @escaping @Sendable (Effect<PaneAction>) -> Effect<PaneAction>,
    onStop: Effect<PaneAction>? = nil
  ) -> Middleware<Pane, PaneAction> {
    { [gate] _, _, action in
      switch action {
      case .search(let text): [identified(.run { send in send(.found(await gate.fetch(text))) })]
      case .found: []
      case .stop: onStop.map { [$0] } ?? []
      }
    }
  }

  private func store(_ middlewares: [Middleware<AppState, Action>]) -> Store<AppState, Action> {
    Store(initialState: AppState(), reducer: Self.reduce, middlewares: middlewares)
  }

  @Test("An id counts within its part, also if one middleware serves two parts")
  func idsOfParts() async {
    let search = search {
      $0.cancellable(id: "search", cancelInFlight: true)
    }
    let store = store([Self.left.middleware(search), Self.right.middleware(search)])
    store.dispatch(.left(.search("x")))
    await gate.request(1)
    store.dispatch(.right(.search("y")))
    await gate.answer(2, with: "Y")
    await gate.answer(1, with: "X")
    await store.settle()
    #expect(store.state.left.found == .loaded("X"))
    #expect(store.state.right.found == .loaded("Y"))
  }

  @Test("A part cancels its own effects") func cancel() async {
    let search = search({ $0.cancellable(id: "search") }, onStop: .cancel(id: "search"))
    let store = store([Self.left.middleware(search), Self.right.middleware(search)])
    store.dispatch(.left(.search("x")))
    await gate.request(1)
    store.dispatch(.right(.search("y")))
    await gate.request(2)
    store.dispatch(.left(.stop))
    await gate.cancellation(of: 1)
    await gate.answer(2, with: "Y")
    await gate.answer(1, with: "X")
    await store.settle()
    #expect(store.state.left.found == .idle)
    #expect(store.state.right.found == .loaded("Y"))
  }

  @Test("An id counts within each of the parts around it") func nested() async {
    struct Nest: Sendable {
      var first = AppState()
      var second = AppState()
    }
    enum Outer: Sendable { case first(Action), second(Action) }
    let first = StoreFeature(\Nest.first, Outer.first) {
      if case .first(let a) = $0 { a } else { nil }
    }
    let second = StoreFeature(\Nest.second, Outer.second) {
      if case .second(let a) = $0 { a } else { nil }
    }
    let search = search {
      $0.cancellable(id: "search", cancelInFlight: true)
    }
    let pane = Self.left.middleware(search)
    let store = Store(
      initialState: Nest(),
      reducer: { (state: inout Nest, action: Outer) in
        switch action {
        case .first(let action): Self.reduce(&state.first, action)
        case .second(let action): Self.reduce(&state.second, action)
        }
      },
      middlewares: [first.middleware(pane), second.middleware(pane)]
    )
    store.dispatch(.first(.left(.search("x"))))
    await gate.request(1)
    store.dispatch(.second(.left(.search("y"))))
    await gate.answer(2, with: "Y")
    await gate.answer(1, with: "X")
    await store.settle()
    #expect(store.state.first.left.found == .loaded("X"))
    #expect(store.state.second.left.found == .loaded("Y"))
  }
}

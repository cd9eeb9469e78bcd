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
    var child: Pane?
    var identified: Row?
  }

  /// A state with an identity.
  private struct Row: Sendable, Equatable, Identifiable {
    var id: Int
    var found: String?
  }

  private enum Action: Sendable, Equatable {
    case left(PaneAction)
    case right(PaneAction)
    case child(PaneAction)
    case open
    case close
    case row(PaneAction)
    case show(Row)
  }

  private let gate = Gate<String, String, Never>()

  private static func reduce(_ state: inout AppState, _ action: Action) {
    switch action {
    case .left(let action): reducePane(&state.left, action)
    case .right(let action): reducePane(&state.right, action)
    case .child(let action):
      guard var child = state.child else { return }
      reducePane(&child, action)
      state.child = child
    case .open: state.child = Pane()
    case .close: state.child = nil
    case .row(.found(let text)): state.identified?.found = text
    case .row: break
    case .show(let row): state.identified = row
    }
  }

  private static func reducePane(_ state: inout Pane, _ action: PaneAction) {
    switch action {
    case .search: state.found.start()
    case .found(let text): state.found.succeed(text)
    case .stop: state.found.cancel()
    }
  }

  private static let left = StorePart(\AppState.left, Action.left) { action in
    if case .left(let action) = action { action } else { nil }
  }
  private static let right = StorePart(\AppState.right, Action.right) { action in
    if case .right(let action) = action { action } else { nil }
  }
  private static let child = StorePart(\AppState.child, Action.child) { action in
    if case .child(let action) = action { action } else { nil }
  }
  private static let row = StorePart(\AppState.identified, Action.row) { action in
    if case .row(let action) = action { action } else { nil }
  }

  /// Returns a middleware that searches, for any kind of part.
  private func search<State>(
    _ identified: @escaping @Sendable (Effect<PaneAction>) -> Effect<PaneAction>,
    onStop: Effect<PaneAction>? = nil
  ) -> Middleware<State, PaneAction> {
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

  /// The ways to give an effect an id.
  private enum Identification: CaseIterable {
    case cancellable, debounced

    func callAsFunction(
      _ effect: Effect<PaneAction>,
      ofProgram: Bool
    ) -> Effect<PaneAction> {
      switch self {
      case .cancellable:
        effect.cancellable(id: "search", ofProgram: ofProgram, cancelInFlight: true)
      case .debounced: effect.debounce(id: "search", ofProgram: ofProgram, for: .zero)
      }
    }
  }

  @Test(
    "An id counts within its part, also if one middleware serves two parts",
    arguments: Identification.allCases
  )
  private func idsOfParts(_ identification: Identification) async {
    let search: Middleware<Pane, PaneAction> = search { identification($0, ofProgram: false) }
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

  @Test("An id of the program counts in all parts", arguments: Identification.allCases)
  private func idsOfProgram(_ identification: Identification) async {
    let search: Middleware<Pane, PaneAction> = search { identification($0, ofProgram: true) }
    let store = store([Self.left.middleware(search), Self.right.middleware(search)])
    store.dispatch(.left(.search("x")))
    await gate.request(1)
    store.dispatch(.right(.search("y")))
    await gate.cancellation(of: 1)
    await gate.answer(2, with: "Y")
    await gate.answer(1, with: "X")
    await store.settle()
    #expect(store.state.left.found == .loading)
    #expect(store.state.right.found == .loaded("Y"))
  }

  @Test("A part cancels its own effects", arguments: [false, true])
  private func cancel(ofProgram: Bool) async {
    let search: Middleware<Pane, PaneAction> = search(
      { $0.cancellable(id: "search", ofProgram: ofProgram) },
      onStop: .cancel(id: "search", ofProgram: ofProgram)
    )
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
    #expect(store.state.right.found == (ofProgram ? .loading : .loaded("Y")))
  }

  @Test("An id counts within each of the parts around it")
  func nested() async {
    struct Nest: Sendable {
      var first = AppState()
      var second = AppState()
    }
    enum Outer: Sendable { case first(Action), second(Action) }
    let first = StorePart(\Nest.first, Outer.first) {
      if case .first(let a) = $0 { a } else { nil }
    }
    let second = StorePart(\Nest.second, Outer.second) {
      if case .second(let a) = $0 { a } else { nil }
    }
    let search: Middleware<Pane, PaneAction> = search {
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

  // MARK: Parts that end

  @Test("The effects of a part end with its state, and the next state gets no answer of them")
  func ending() async {
    let search: Middleware<Pane, PaneAction> = search { $0 }
    let store = store([Self.child.middleware(search), Self.left.middleware(search)])
    store.dispatch(.open)
    store.dispatch(.child(.search("x")))
    await gate.request(1)
    store.dispatch(.left(.search("z")))
    await gate.request(2)
    store.dispatch(.close)
    await gate.cancellation(of: 1)
    store.dispatch(.open)
    store.dispatch(.child(.search("y")))
    await gate.answer(1, with: "X")
    await gate.answer(2, with: "Z")
    await gate.answer(3, with: "Y")
    await store.settle()
    #expect(store.state.child?.found == .loaded("Y"))
    #expect(store.state.left.found == .loaded("Z"))
  }

  @Test("The effects of a part end when its state gets another id")
  func replacing() async {
    let search: Middleware<Row, PaneAction> = search { $0 }
    let store = store([Self.row.middleware(search)])
    store.dispatch(.show(Row(id: 1)))
    store.dispatch(.row(.search("x")))
    await gate.request(1)
    store.dispatch(.show(Row(id: 1)))
    store.dispatch(.show(Row(id: 2)))
    await gate.cancellation(of: 1)
    store.dispatch(.row(.search("y")))
    await gate.answer(1, with: "X")
    await gate.answer(2, with: "Y")
    await store.settle()
    #expect(store.state.identified == Row(id: 2, found: "Y"))
  }

  @Test("An action without a state of its part calls no middleware of that state")
  func absent() async {
    let search: Middleware<Pane, PaneAction> = search { $0 }
    let store = store([Self.child.middleware(search)])
    await store.dispatch(.child(.search("x"))).finish()
    #expect(store.state == AppState())
  }

  @Test("A middleware of an optional state is called for all actions of its part")
  func optionalState() async {
    let calls = Log<String>()
    let part: Middleware<Pane?, PaneAction> = { before, after, _ in
      calls.append("\(before != nil) \(after != nil)")
      return []
    }
    let store = store([Self.child.middleware(part)])
    store.dispatch(.open)
    store.dispatch(.child(.stop))
    store.dispatch(.close)
    store.dispatch(.child(.stop))
    #expect(calls.all == ["true true", "false false"])
  }
}

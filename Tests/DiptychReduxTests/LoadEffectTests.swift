import DiptychRedux
import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

@Suite("Effects that load a slice of the state") struct LoadEffectTests {
  private typealias Page = PagingState<Int, Int, Oops>.Page

  private struct AppState: Sendable, Equatable {
    var key = ""
    var value = AsyncValue<String, Oops>.idle
    var posts = PagingState<Int, Int, Oops>()
  }

  private enum Action: Sendable, Equatable {
    case choose(String)
    case logOut
    case loaded(Result<String, Oops>)
    case refresh, more
    case page(PagingOperation, Result<Page, Oops>)
  }

  private let gate = Gate<String, String, Oops>()
  private let pages = Gate<Int?, Page, Oops>()

  private func store() -> Store<AppState, Action> {
    Store(
      initialState: AppState(),
      reducer: { (state: inout AppState, action: Action) in
        switch action {
        case .choose(let key):
          state.key = key
          state.value = .idle
          state.value.start()
        case .logOut: state = AppState()
        case .loaded(let result): state.value.end(result)
        case .refresh: state.posts.refresh()
        case .more: state.posts.loadMore()
        case .page(let operation, let result): state.posts.end(operation, result)
        }
      },
      middlewares: [
        { [gate, pages] _, after, action in
          switch action {
          case .choose(let key):
            [
              .load(\AppState.value, Action.loaded) { () async throws(Oops) in
                try await gate.fetch(key)
              }
            ]
          case .logOut: [.cancel(id: \AppState.posts)]
          case .refresh, .more:
            [
              .load(\AppState.posts, action == .refresh ? .refresh : .append, Action.page) {
                () async throws(Oops) in
                try await pages.fetch(action == .refresh ? nil : after.posts.nextCursor)
              }
            ]
          case .loaded, .page: []
          }
        }
      ]
    )
  }

  @Test("The answer to an earlier question is dropped") func replaced() async {
    let store = store()
    store.dispatch(.choose("a"))
    await gate.request(1)
    store.dispatch(.choose("b"))
    await gate.answer(2, with: "B")
    await gate.answer(1, with: "A")
    await store.settle()
    #expect(store.state == AppState(key: "b", value: .loaded("B")))
  }

  @Test("The answer to a load that was reset is dropped") func reset() async {
    let store = store()
    store.dispatch(.choose("a"))
    await gate.request(1)
    store.dispatch(.logOut)
    await gate.answer(1, with: "A")
    await store.settle()
    #expect(store.state == AppState())
  }

  @Test("A failure ends the load") func failure() async {
    let store = store()
    store.dispatch(.choose("a"))
    await gate.fail(1, with: Oops())
    await store.settle()
    #expect(store.state.value == .failed(Oops()))
  }

  @Test("A refresh drops the page of an append, and an id the page of a list") func lists() async {
    let store = store()
    let first = store.dispatch(.refresh)
    await pages.answer(1, with: Page(items: [1], next: 2))
    await first.finish()
    store.dispatch(.more)
    await pages.request(2)
    store.dispatch(.refresh)
    await pages.answer(3, with: Page(items: [7], next: nil))
    await pages.answer(2, with: Page(items: [2], next: nil))
    await store.settle()
    #expect(store.state.posts.items == [7])
    store.dispatch(.refresh)
    await pages.request(4)
    store.dispatch(.logOut)
    await store.settle()
    await pages.answer(4, with: Page(items: [8], next: nil))
    #expect(store.state == AppState())
  }

  @Test("A result ends the request in flight, and a cancellation cancels it") func results() {
    var value = AsyncValue<Int, any Error>.loading
    #expect(value.end(.failure(CancellationError())) == .changed)
    guard case .idle = value else { return #expect(Bool(false)) }
    #expect(value.end(.success(1)) == .illegal)
    var list = PagingState<Int, Int, any Error>()
    list.refresh()
    #expect(list.end(.append, .failure(CancellationError())) == .illegal)
    #expect(list.end(.refresh, .failure(CancellationError())) == .changed)
    #expect(list.inFlight == nil)
  }
}

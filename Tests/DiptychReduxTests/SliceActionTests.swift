import DiptychRedux
import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

@Suite("Slices that are loaded by an action with an argument") struct SliceActionTests {
  private struct AppState: Sendable, Equatable {
    var detail = AsyncValue<String, Oops>.idle
    var posts = PagingState<Int, Int, Oops>()
  }

  private enum Action: Sendable, Hashable {
    case load(Int)
    case loaded(Result<String, Oops>)
    case refresh(Int)
    case more
    case refreshed(Int)
  }

  private let gate = Gate<Int, String, Oops>()

  private func store() -> Store<AppState, Action> {
    Store(
      initialState: AppState(),
      reducer: { (state: inout AppState, action: Action) in
        switch action {
        case .load: state.detail.start()
        case .loaded(.success(let text)): state.detail.succeed(text)
        case .loaded(.failure(let oops)): state.detail.fail(oops)
        case .refresh: state.posts.refresh()
        case .more: break
        case .refreshed(let id): state.posts.succeed(.refresh, with: .init(items: [id], next: nil))
        }
      },
      middlewares: [
        { [gate] _, _, action in
          switch action {
          case .load(let id):
            [
              .run { send in
                do throws(Oops) {
                  send(.loaded(.success(try await gate.fetch(id))))
                } catch {
                  send(.loaded(.failure(error)))
                }
              }
              .cancellable(id: "detail", cancelInFlight: true)
            ]
          case .refresh(let id): [.run { send in send(.refreshed(id)) }]
          case .loaded, .more, .refreshed: []
          }
        }
      ]
    )
  }

  @Test("A slice of another argument is not loaded, and shows nothing of the earlier one")
  func otherArgument() async {
    let store = store()
    let first = store.loadable(\.detail, loadingWith: .load(1))
    async let load: Void = first.load()
    await gate.answer(1, with: "one")
    await load
    let second = store.loadable(\.detail, loadingWith: .load(2))
    #expect(second.needsLoad)
    #expect(second.state == .idle)
    #expect(first.state == .loaded("one"))
    async let other: Void = second.load()
    await gate.request(2)
    #expect(second.state == .loading)
    #expect(first.state == .idle)
    await gate.fail(2, with: Oops())
    await other
    #expect(second.state == .failed(Oops()))
    async let again: Void = second.load()
    await gate.answer(3, with: "two")
    await again
    #expect(second.state == .loaded("two"))
    #expect(!second.needsLoad)
    #expect(first.needsLoad)
  }

  @Test("A slice does not join the load of another argument") func noJoin() async {
    let store = store()
    let first = store.loadable(\.detail, loadingWith: .load(1))
    async let load: Void = first.load()
    await gate.request(1)
    let second = store.loadable(\.detail, loadingWith: .load(2))
    async let other: Void = second.load()
    await gate.request(2)
    await gate.answer(1, with: "one")
    await gate.answer(2, with: "two")
    await load
    await other
    #expect(second.state == .loaded("two"))
  }

  @Test("A store remembers the argument of a slice that is not shown") func memory() async {
    let store = store()
    do {
      let first = store.loadable(\.detail, loadingWith: .load(1))
      async let load: Void = first.load()
      await gate.answer(1, with: "one")
      await load
    }
    #expect(store.loadable(\.detail, loadingWith: .load(2)).state == .idle)
    #expect(store.loadable(\.detail, loadingWith: .load(1)).state == .loaded("one"))
  }

  @Test("A list of another argument is not loaded either") func lists() async {
    let store = store()
    let first = store.loadable(\.posts, refreshingWith: .refresh(1), loadingMoreWith: .more)
    await first.refresh()
    #expect(first.state.items == [1])
    let second = store.loadable(\.posts, refreshingWith: .refresh(2), loadingMoreWith: .more)
    #expect(second.state == PagingState())
    #expect(second.needsLoad)
    await second.refresh()
    #expect(second.state.items == [2])
    #expect(first.state == PagingState())
  }
}

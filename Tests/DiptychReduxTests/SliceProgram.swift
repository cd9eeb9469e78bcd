import DiptychRedux
import DiptychState
import DiptychStateTesting
import DiptychTesting

/// A program whose parts are loaded by actions, whose answers a test gives.
struct SliceProgram: Sendable {
  struct State: Sendable, Equatable {
    var home = AsyncValue<Int, Oops>.idle
    var posts = PagingState<Int, Int, Oops>()
    var note = ""
  }

  enum Action: Sendable, Hashable {
    case loadHome, cancelHome, reset
    case homeLoaded(Result<Int, Oops>)
    case refresh, more, previous, cancelPosts
    case loaded(PagingOperation, PagingState<Int, Int, Oops>.Page)
    case note(String)
  }

  enum Home: Hashable { case id }

  let homes = Gate<Void, Int, Oops>()
  let pages = Gate<Int?, PagingState<Int, Int, Oops>.Page, Never>()

  func store(_ state: State = State()) -> Store<State, Action> {
    Store(
      initialState: state,
      reducer: { (state: inout State, action: Action) in
        switch action {
        case .loadHome: state.home.start()
        case .cancelHome: state.home.cancel()
        case .homeLoaded(.success(let home)): state.home.succeed(home)
        case .homeLoaded(.failure(let oops)): state.home.fail(oops)
        case .refresh: state.posts.refresh()
        case .more: state.posts.loadMore()
        case .previous: state.posts.loadPrevious()
        case .cancelPosts: state.posts.cancel()
        case .loaded(let operation, let page): state.posts.succeed(operation, with: page)
        case .note(let note): state.note = note
        case .reset: state = State()
        }
      },
      middlewares: [
        { [homes, pages] before, after, action in
          switch action {
          case .loadHome:
            [
              .run { send in
                do throws(Oops) {
                  send(.homeLoaded(.success(try await homes.fetch())))
                } catch {
                  send(.homeLoaded(.failure(error)))
                }
              }
              .cancellable(id: Home.id)
            ]
          case .cancelHome: [.cancel(id: Home.id)]
          case .refresh: [.run { send in send(.loaded(.refresh, await pages.fetch(nil))) }]
          case .more:
            [.run { send in send(.loaded(.append, await pages.fetch(before.posts.nextCursor))) }]
          case .previous:
            [
              .run { send in send(.loaded(.prepend, await pages.fetch(before.posts.previousCursor)))
              }
            ]
          case .homeLoaded, .loaded, .note, .reset, .cancelPosts: []
          }
        }
      ]
    )
  }
}

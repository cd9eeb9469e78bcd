import Diptych
import DiptychRedux
import Testing

@Suite("The article about the states of a screen")
struct StatesArticleTests {
  private typealias State = AsyncValue<StatesArticle.User, StatesArticle.Offline>

  @Test("A profile in its states")
  func profile() {
    let ada = StatesArticle.ada
    let pictures: [(State, String)] = [
      (.loading, "Loading…\n"),
      (.loaded(ada), "Ada\nada@example.org\n"),
      (.failed(StatesArticle.Offline()), "You are offline.\n"),
      (.reloading(ada), "Loading…\n\nAda\nada@example.org\n"),
    ]
    for (state, picture) in pictures {
      #expect(StatesArticle.Profile(user: state).rendered(as: .plain) == picture)
    }
    let failed = AsyncStore(
      initialState: .failed(StatesArticle.Offline()),
      fetch: StatesArticle.API().user
    )
    #expect(
      StatesArticle.QuietProfile(user: failed).rendered(as: .plain)
        == "No profile: You are offline.\n[Try again]\n"
    )
  }

  @Test("A host loads what a store or a component asks for")
  func hosts() async {
    let api = StatesArticle.API()
    #expect(await StatesArticle.frames(of: api) == ["Loading…\n", "Ada\n"])
    let inbox = ViewHost { StatesArticle.Inbox(api: api) }
    await inbox.settle()
    #expect(inbox.rendered(as: .plain) == "Ada\n- Notes\n[Load more]\n")
  }

  @Test("A model keeps its state in a class")
  func model() async {
    let model = StatesArticle.ProfileModel(api: StatesArticle.API())
    let host = ViewHost { StatesArticle.ModelProfile(model: model) }
    await host.settle()
    #expect(host.rendered(as: .plain) == "Ada\n")
  }

  @Test("A value is loaded again")
  func repeated() async throws {
    #expect(try await StatesArticle.names(of: StatesArticle.API()) == "Ada")
  }

  @Test("An action loads, and its answer is an action")
  func actions() async {
    let store = StatesArticle.store(for: StatesArticle.API())
    store.dispatch(.loadUser)
    await store.settle()
    #expect(store.state.user == .loaded(StatesArticle.ada))
  }

  @Test("A store is recorded")
  func recorder() async { await StatesArticle.recorded() }
}

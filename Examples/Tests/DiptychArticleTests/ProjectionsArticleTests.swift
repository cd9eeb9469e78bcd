import Diptych
import Testing

@Suite("The front page of DiptychProjections") struct ProjectionsArticleTests {
  @Test("a screen that switches over the enum of an article has a picture in each state")
  func pictures() {
    let states = AsyncValue.samples(value: StatesArticle.ada, failure: StatesArticle.Offline())
    let pictures = states.map { state in
      let store = AsyncStore(initialState: state) { () throws(StatesArticle.Offline) in
        StatesArticle.ada
      }
      return ProjectionsArticle.OldProfile(store: store).rendered(as: .plain)
    }
    #expect(
      pictures == [
        "Loading…\n", "Loading…\n", "Ada\n", "Ada\n", "You are offline.\n", "You are offline.\n",
        "You are offline.\n", "You are offline.\n",
      ]
    )
  }
}

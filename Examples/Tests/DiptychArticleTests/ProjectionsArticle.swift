import Diptych
import DiptychProjections

// The code of the front page of DiptychProjections.

enum ProjectionsArticle {
  typealias User = StatesArticle.User
  typealias Offline = StatesArticle.Offline

  struct OldProfile: View {
    let store: AsyncStore<User, Offline>

    var body: some View {
      switch DataState.Case2(store.state) {
      case .idle, .initialLoading: Text("Loading…")
      case .success(let user), .reLoading(let user): Text(user.name)
      case .failure(let error), .retryLoading(let error): Text(error.message)
      }
    }
  }
}

import Diptych

// The code of the README about loaded data.

enum ReadmeProfile {
  struct APIError: Error {
    let message: String
  }

  struct Post: Identifiable {
    let id: Int
    let title: String
  }

  struct User: Identifiable {
    let id: Int
    let name: String
    let api: API

    func posts() async throws(APIError) -> [Post] {
      await api.note("posts")
      return [
        Post(id: 1, title: "\(name)'s first"), Post(id: 2, title: "\(name)'s second"),
      ]
    }

    func posts(after last: Post) async throws(APIError) -> [Post] {
      await api.note("posts after \(last.id)")
      return []
    }
  }

  actor API {
    private(set) var calls: [String] = []

    func note(_ call: String) { calls.append(call) }

    func user() async throws(APIError) -> User {
      note("user")
      let id = calls.count { $0 == "user" }
      return User(id: id, name: id == 1 ? "Ada" : "Grace", api: self)
    }
  }

  struct Profile: View {
    let user: AsyncStore<User, APIError>

    var body: some View {
      AsyncValueView(store: user) { user in
        Heading(user.name)
        // The closures capture the user. When the id changes, the list is loaded again.
        PagingList(id: user.id, fetchInitial: user.posts, fetchMore: user.posts(after:)) {
          List($0) { Text($0.title) }
        }
      } errorView: { error in
        Text("No profile: \(error.message)")
        RetryButton()
      }
    }
  }

  /// Runs the code with a closure for each of its outputs.
  static func run(
    _ api: API,
    show: (String) -> Void,
    print: (String) -> Void
  ) async {
    let host = ViewHost { Profile(user: AsyncStore(fetch: api.user)) }
    // Loading, then the profile.
    for await frame in host.frames(as: .text(width: 60)) { show(frame) }
    // The same state as HTML, without another request.
    print(host.rendered(as: .html))
  }
}

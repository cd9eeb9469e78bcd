import Diptych

// The code of the README about what is loaded.

enum ReadmeProfile {
  struct APIError: Error {
    let message: String
  }

  struct Post: Sendable, Identifiable {
    let id: Int
    let title: String
  }

  struct User: Sendable {
    let name: String

    func posts() async throws(APIError) -> [Post] { [Post(id: 1, title: "Notes")] }
    func posts(after last: Post) async throws(APIError) -> [Post] { [] }
  }

  struct API: Sendable {
    func user() async throws(APIError) -> User { User(name: "Ada") }
  }

  /// Runs the code with a closure for each of its outputs.
  static func run(
    _ api: API,
    show: (String) -> Void,
    print: (String) -> Void
  ) async {
    struct Profile: View {
      let user: AsyncStore<User, APIError>

      var body: some View {
        AsyncValueView(store: user) { user in
          Heading(user.name)
          PagingList(fetchInitial: user.posts, fetchMore: user.posts(after:)) { Text($0.title) }
        } errorView: { error in
          Text("No profile: \(error.message)")
          RetryButton()
        }
      }
    }

    let host = ViewHost { Profile(user: AsyncStore(fetch: api.user)) }
    // Loading, then the profile.
    for await frame in host.frames(as: .text(width: 60)) { show(frame) }
    // The same as HTML: nothing is loaded again.
    print(host.rendered(as: .html))
  }
}

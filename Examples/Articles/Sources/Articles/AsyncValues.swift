import Diptych

extension Article {
  /// “非同期処理をラクにする!SwiftUIでの設計パターンの紹介”: an enum that may hold the last value, and a view
  /// with a slot for each case.
  static let asyncValue = Article(
    title: "A design pattern for asynchronous work",
    screens: {
      [
        Screen(
          "A switch over AsyncValue",
          users.map { DataState.LastValue($0) },
          content: UserSwitch.init
        ),
        Screen("AsyncValueView", users) { user in
          AsyncValueView(value: user, presentation: .reloadsSilently) { Text($0.name) }
        },
        Screen("AsyncValueView with its own loading and error views", users) { user in
          AsyncValueView(value: user, presentation: .reloadsSilently) { user in
            Text(user.name)
          } loadingView: {
            Text("Loading the user …")
          } errorView: { error in
            Text("No user: \(error.message)")
          }
        },
        Screen("One value inside of another", users) { user in
          AsyncValueView(value: user) { user in
            Text(user.name)
            AsyncValueView(value: zip(.loaded(user), posts)) { user, post in
              Text("\(post.title) by \(user.name)")
            }
          }
        },
      ]
    },
    program: { delay in
      let users = FakeAPI<Void, User, Offline>(delay: delay, outcomes: .success(User.ada))
      let api = FakeAPI(delay: delay, outcomes: .failure(Offline()), .success(Post(id: 1)))
      return frames(
        of: ViewHost {
          AsyncValueView(fetch: users.fetch) { user in
            Text(user.name)
            AsyncValueView(fetch: api.fetch) { Text($0.title) }
          }
        }
      )
    }
  )

  private static let posts = AsyncValue<Post, Offline>.loading
}

/// The view of the article: a switch over the enum.
struct UserSwitch: View {
  let state: DataState.LastValue<User, Offline>

  var body: some View {
    switch state {
    case .initial, .loading(nil): ProgressView()
    case .loading(let user?), .loaded(let user): Text(user.name)
    case .error(let error, _): Text(error.message)
    }
  }
}

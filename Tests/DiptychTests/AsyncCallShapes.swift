import Diptych

// The calls that show loaded values, as code outside of the package writes them. They must go on
// compiling.

enum AsyncShapes {
  struct User: Sendable, Equatable, Identifiable { var id = "1", name = "Ada", admin = false }
  struct Post: Sendable, Equatable, Identifiable { var id: Int; var title: String }
  struct Oops: Error, Equatable {}

  struct API: Sendable {
    func user() async throws(Oops) -> User { User() }
    func anyUser() async throws -> User { User() }
    func anyOops() async throws(Oops) -> User { User() }
    func posts(after: Post?) async throws(Oops) -> [Post] { [] }
  }

  final class MyLoadable: Loadable {
    let state = AsyncValue<User, Oops>.idle
    func load() async {}
  }

  /// Compiles if the view's fetch fails with the given type of error.
  static func typed<V, E: Error, C, L, X>(
    _ view: AsyncValueView<_OwnedSource<V, E>, C, L, X>,
    _: E.Type
  ) {}
}

// MARK: - The contract

extension AsyncShapes {
  struct AllStyles: View {
    let user: AsyncValue<User, Oops>
    let bound: Binding<AsyncValue<User, Oops>>
    let store: AsyncStore<User, Oops>
    let api = API()

    var body: some View {
      AsyncValueView(value: user) { user in Text(user.name) }
      AsyncValueView(value: user) {
        Text($0.name)
      } loadingView: {
        Text("...")
      }
      AsyncValueView(value: user) {
        Text($0.name)
      } errorView: { error in
        Text("no \(String(describing: error))")
      }
      AsyncValueView(value: user) { user in
        Text(user.name)
      } loadingView: {
        Text("...")
      } errorView: { error in
        Text("no")
      }
      AsyncValueView(value: user, presentation: .keepsErrorWhileRetrying) { user in
        if user.admin { Text("admin") } else { Text(user.name).bold() }
        Text(user.id)
      }
      AsyncValueView(store: store) { Text($0.name) }
      AsyncValueView(store: store) {
        Text($0.name)
      } errorView: { _ in
        RetryButton("again")
      }
      AsyncValueView(
        value: bound,
        fetch: { () throws(Oops) in try await api.anyOops() }
      ) { Text($0.name) }
      AsyncValueView(value: bound, fetch: api.user) {
        Text($0.name)
      } loadingView: {
        Text("…")
      }
      AsyncValueView(fetch: { try await api.user() }) { Text($0.name) }
      AsyncValueView(fetch: api.user) {
        Text($0.name)
      } errorView: { (error: Oops) in
        Text("typed")
      }
    }
  }

  struct OwnedStyles: View {
    let api = API()

    var body: some View {
      AsyncValueView(fetch: { try await api.anyUser() }) {
        Text($0.name)
      } loadingView: {
        Text("…")
      } errorView: { e in
        Text("\(String(describing: e))")
      }
      AsyncValueView(fetch: { () async throws(Oops) in try await api.user() }) {
        Text($0.name)
      } errorView: { (e: Oops) in
        Text("typed")
      }
      AsyncValueView {
        try await api.user()
      } content: { user in
        Text(user.name)
      } errorView: { _ in
        Text("no")
      }
      PagingList(
        fetchInitial: { try await api.posts(after: nil) },
        fetchMore: { last in try await api.posts(after: last) }
      ) { List($0) { post in Text(post.title) } }
      PagingList(
        fetchInitial: { try await api.posts(after: nil) },
        fetchMore: { last in try await api.posts(after: last) }
      ) {
        List($0) { Text($0.title) }
      } loadingView: {
        Text("…")
      } errorView: { _ in
        Text("no")
      }
      .emptyView {
        Text("none")
      }
    }
  }

  struct Paging: View {
    let posts: PagingState<Post, Int, Oops>
    let bound: Binding<PagingState<Post, Post, Oops>>
    let boundAny: Binding<PagingState<Post, Post, any Error>>
    let store: PagingStore<Post, Int, Oops>
    let api = API()

    var body: some View {
      PagingList(state: posts, onLoadMore: { print("more") }) {
        List($0) { post in Text(post.title) }
      }
      PagingList(state: posts) { List($0) { post in Text(post.title) } }
      PagingList(state: posts) {
        List($0) { Text($0.title) }
      }
      .emptyView {
        Text("none")
      }
      PagingList(state: posts) {
        List($0) { Text($0.title) }
      } loadingView: {
        Text("…")
      } errorView: { _ in
        Text("no")
      }
      PagingList(store: store) { List($0) { Text($0.title) } }
      PagingList(
        state: bound,
        fetchInitial: { () throws(Oops) in try await api.posts(after: nil) },
        fetchMore: { last throws(Oops) in try await api.posts(after: last) }
      ) { List($0) { Text($0.title) } }
      PagingList(
        state: boundAny,
        fetchInitial: { try await api.posts(after: nil) },
        fetchMore: { last in try await api.posts(after: last) }
      ) { List($0) { Text($0.title) } }
    }
  }

  struct WithShared: View {
    @Binding var user: AsyncValue<User, any Error>

    var body: some View {
      AsyncValueView(value: $user, fetch: { try await API().user() }) { Text($0.name) }
    }
  }
}

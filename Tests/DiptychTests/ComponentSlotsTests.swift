import Diptych
import DiptychTesting
import Testing

/// Tests that each component of a state takes any of its slots, whatever keeps the state.
@Suite("Slots of the components that show a state") struct ComponentSlotsTests {
  // Inventory, B-11, C-06
  @Test("Every combination of slots compiles, and draws the slots") func slots() throws {
    let (names, _) = AsyncThrowingStream.makeStream(of: String.self, throwing: (any Error).self)
    let user = User()
    let values = ValueSlots(
      user: .loading,
      bound: .constant(.failed(Oops())),
      store: AsyncStore(initialState: .loaded(user), fetch: API().user),
      names: names
    )
    expectSnapshot(of: values, named: "values", as: [.text(width: 40), .html])
    let post = Post(id: 1, title: "A post")
    let lists = ListSlots(
      posts: try #require(
        ListSlots.Posts(pages: [ListSlots.Posts.Page(items: [post], next: post)])
      ),
      bound: .constant(ListSlots.Posts()),
      store: PagingStore(
        initialState: try #require(ListSlots.Posts(pages: [])),
        fetch: { _ throws(Oops) in ListSlots.Posts.Page(items: [], next: nil) }
      )
    )
    expectSnapshot(of: lists, named: "lists", as: [.text(width: 40), .html])
  }

  @Test("The failure type of a closure is its thrown type, and any Error for a literal with try")
  func failures() {
    func expect<V, E: Error, C, L, X>(
      _ view: AsyncValueView<_OwnedSource<V, E>, C, L, X>,
      _: E.Type
    ) {}
    expect(AsyncValueView(fetch: { User() }) { Text($0.name) }, Never.self)
    expect(AsyncValueView(fetch: API().user) { Text($0.name) }, Oops.self)
    expect(AsyncValueView(fetch: { try await API().user() }) { Text($0.name) }, (any Error).self)
  }
}

private struct User: Sendable { var name = "Ada" }
private struct Post: Sendable, Identifiable { let id: Int, title: String }
private struct Oops: Error {}

private struct API: Sendable {
  func user() async throws(Oops) -> User { User() }
  func posts() async throws(Oops) -> [Post] { [] }
  func posts(after last: Post) async throws(Oops) -> [Post] { [] }
}

private func wait() -> Text { Text("…") }
private func no(_ error: some Error) -> Text { Text("no") }

private struct ValueSlots: View {
  let user: AsyncValue<User, Oops>
  let bound: Binding<AsyncValue<User, Oops>>
  let store: AsyncStore<User, Oops>
  let names: AsyncThrowingStream<String, any Error>
  let api = API()

  func name(_ user: User) -> Text { Text(user.name) }

  var body: some View {
    AsyncValueView(value: user, content: name)
    AsyncValueView(value: user, content: name, loadingView: wait)
    AsyncValueView(value: user, content: name, errorView: no)
    AsyncValueView(value: user, content: name, loadingView: wait, errorView: no)
    AsyncValueView(store: store, content: name)
    AsyncValueView(store: store, content: name, loadingView: wait)
    AsyncValueView(store: store, content: name, errorView: no)
    AsyncValueView(store: store, content: name, loadingView: wait, errorView: no)
    AsyncValueView(value: bound, fetch: api.user, content: name)
    AsyncValueView(value: bound, fetch: api.user, content: name, loadingView: wait)
    AsyncValueView(value: bound, fetch: api.user, content: name, errorView: no)
    AsyncValueView(value: bound, fetch: api.user, content: name, loadingView: wait, errorView: no)
    ownedOrStreamed
  }

  @ViewBuilder private var ownedOrStreamed: some View {
    AsyncValueView(fetch: api.user, content: name)
    AsyncValueView(fetch: api.user, content: name, loadingView: wait)
    AsyncValueView(fetch: api.user, content: name, errorView: no)
    AsyncValueView(fetch: api.user, content: name, loadingView: wait, errorView: no)
    AsyncValueView(source: names) { Text($0) }
    AsyncValueView(source: names, content: { Text($0) }, loadingView: wait)
    AsyncValueView(source: names, content: { Text($0) }, errorView: no)
    AsyncValueView(source: names, content: { Text($0) }, loadingView: wait, errorView: no)
  }
}

private struct ListSlots: View {
  typealias Posts = PagingState<Post, Post, Oops>

  let posts: Posts
  let bound: Binding<Posts>
  let store: PagingStore<Post, Post, Oops>

  @Sendable func first() async throws(Oops) -> [Post] { try await API().posts() }
  @Sendable func more(_ last: Post) async throws(Oops) -> [Post] {
    try await API().posts(after: last)
  }
  func rows(_ posts: [Post]) -> some View { List(posts) { Text($0.title) } }

  var body: some View {
    PagingList(state: posts, content: rows)
    PagingList(state: posts, content: rows, loadingView: wait)
    PagingList(state: posts, content: rows, errorView: no)
    PagingList(state: posts, content: rows, loadingView: wait, errorView: no)
    PagingList(store: store, content: rows)
    PagingList(store: store, content: rows, loadingView: wait)
    PagingList(store: store, content: rows, errorView: no)
    PagingList(store: store, content: rows, loadingView: wait, errorView: no)
      .emptyView { Text("none") }
    fetching
  }

  @ViewBuilder private var fetching: some View {
    PagingList(state: bound, fetchInitial: first, fetchMore: more, content: rows)
    PagingList(
      state: bound,
      fetchInitial: first,
      fetchMore: more,
      content: rows,
      loadingView: wait
    )
    PagingList(state: bound, fetchInitial: first, fetchMore: more, content: rows, errorView: no)
    PagingList(
      state: bound,
      fetchInitial: first,
      fetchMore: more,
      content: rows,
      loadingView: wait,
      errorView: no
    )
    PagingList(fetchInitial: first, fetchMore: more, content: rows)
    PagingList(fetchInitial: first, fetchMore: more, content: rows, loadingView: wait)
    PagingList(fetchInitial: first, fetchMore: more, content: rows, errorView: no)
    PagingList(
      fetchInitial: first,
      fetchMore: more,
      content: rows,
      loadingView: wait,
      errorView: no
    )
  }
}

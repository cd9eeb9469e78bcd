import Diptych

// Every style of a component, with every combination of slots.

extension AsyncShapes {
  struct ValueSlots: View {
    let user: AsyncValue<User, Oops>
    let bound: Binding<AsyncValue<User, Oops>>
    let store: AsyncStore<User, Oops>
    let loadable: MyLoadable
    let names: AsyncThrowingStream<String, any Error>
    let api = API()

    var body: some View {
      // State kept by the caller.
      AsyncValueView(value: user) { Text($0.name) }
      AsyncValueView(value: user) {
        Text($0.name)
      } loadingView: {
        Text("…")
      }
      AsyncValueView(value: user) {
        Text($0.name)
      } errorView: { _ in
        Text("no")
      }
      AsyncValueView(value: user) {
        Text($0.name)
      } loadingView: {
        Text("…")
      } errorView: { _ in
        Text("no")
      }
      AsyncValueView(value: user, presentation: .showsWhatExists, onRetry: { print("retry") }) {
        Text($0.name)
      }
      .placeholder(User())
      .initialView { Text("Type to search.") }
      AsyncValueView(value: user, task: { print("task") }) { Text($0.name) }
        .refreshable()
        .bannerView { error in
          Text("\(error)")
          RetryButton()
          DismissButton()
        }
      // State kept by a store.
      AsyncValueView(store: store) { Text($0.name) }
      AsyncValueView(store: store) {
        Text($0.name)
      } loadingView: {
        Text("…")
      }
      AsyncValueView(store: store) {
        Text($0.name)
      } errorView: { _ in
        Text("no")
      }
      AsyncValueView(store: store) {
        Text($0.name)
      } loadingView: {
        Text("…")
      } errorView: { _ in
        Text("no")
      }
      AsyncValueView(store: loadable, presentation: .startsWithPlaceholder) { Text($0.name) }
      // State kept in a binding.
      AsyncValueView(value: bound, fetch: api.user) { Text($0.name) }
      AsyncValueView(value: bound, fetch: api.user) {
        Text($0.name)
      } loadingView: {
        Text("…")
      }
      AsyncValueView(value: bound, fetch: api.user) {
        Text($0.name)
      } errorView: { _ in
        Text("no")
      }
      AsyncValueView(value: bound, fetch: api.user) {
        Text($0.name)
      } loadingView: {
        Text("…")
      } errorView: { _ in
        Text("no")
      }
      // State kept by the component.
      AsyncValueView(fetch: api.user) { Text($0.name) }
      AsyncValueView(fetch: api.user) {
        Text($0.name)
      } loadingView: {
        Text("…")
      }
      AsyncValueView(fetch: api.user) {
        Text($0.name)
      } errorView: { _ in
        Text("no")
      }
      AsyncValueView(fetch: api.user) {
        Text($0.name)
      } loadingView: {
        Text("…")
      } errorView: { _ in
        Text("no")
      }
      // State from a sequence.
      AsyncValueView(source: names) { Text($0) }
      AsyncValueView(source: names, onEmpty: { nil }) {
        Text($0)
        RefreshButton()
      }
      .emptyView { Text("none") }
      AsyncValueView(source: names) {
        Text($0)
      } loadingView: {
        Text("…")
      }
      AsyncValueView(source: names) {
        Text($0)
      } errorView: { _ in
        Text("no")
      }
      AsyncValueView(source: names) {
        Text($0)
      } loadingView: {
        Text("…")
      } errorView: { _ in
        Text("no")
      }
    }
  }

  struct PagingSlots: View {
    let posts: PagingState<Post, Post, Oops>
    let bound: Binding<PagingState<Post, Post, Oops>>
    let store: PagingStore<Post, Post, Oops>
    let api = API()

    @Sendable func initial() async throws(Oops) -> [Post] { try await api.posts(after: nil) }
    @Sendable func more(_ last: Post) async throws(Oops) -> [Post] {
      try await api.posts(after: last)
    }
    func row(_ post: Post) -> Text { Text(post.title) }
    func wait() -> Text { Text("…") }
    func none() -> Text { Text("none") }
    func no(_ error: Oops) -> Text { Text("no") }

    var body: some View {
      ofState
      ofStore
      ofBinding
      ofFetch
      rows
    }

    @ViewBuilder var ofState: some View {
      PagingList(state: posts) { row($0) }
      PagingList(state: posts) {
        row($0)
      } loadingView: {
        wait()
      }
      PagingList(state: posts) {
        row($0)
      } emptyView: {
        none()
      }
      PagingList(state: posts) {
        row($0)
      } errorView: {
        no($0)
      }
      PagingList(state: posts) {
        row($0)
      } loadingView: {
        wait()
      } emptyView: {
        none()
      }
      PagingList(state: posts) {
        row($0)
      } loadingView: {
        wait()
      } errorView: {
        no($0)
      }
      PagingList(state: posts) {
        row($0)
      } emptyView: {
        none()
      } errorView: {
        no($0)
      }
      PagingList(state: posts) {
        row($0)
      } loadingView: {
        wait()
      } emptyView: {
        none()
      } errorView: {
        no($0)
      }
      PagingList(state: posts, onLoadMore: { print("more") }, onRetry: { await store.refresh() }) {
        row($0)
      }
    }

    @ViewBuilder var ofStore: some View {
      PagingList(store: store) { row($0) }
      PagingList(store: store) {
        row($0)
      } loadingView: {
        wait()
      }
      PagingList(store: store) {
        row($0)
      } emptyView: {
        none()
      }
      PagingList(store: store) {
        row($0)
      } errorView: {
        no($0)
      }
      PagingList(store: store) {
        row($0)
      } loadingView: {
        wait()
      } emptyView: {
        none()
      }
      PagingList(store: store) {
        row($0)
      } loadingView: {
        wait()
      } errorView: {
        no($0)
      }
      PagingList(store: store) {
        row($0)
      } emptyView: {
        none()
      } errorView: {
        no($0)
      }
      PagingList(store: store) {
        row($0)
      } loadingView: {
        wait()
      } emptyView: {
        none()
      } errorView: {
        no($0)
      }
    }

    @ViewBuilder var ofBinding: some View {
      PagingList(state: bound, fetchInitial: initial, fetchMore: more) { row($0) }
      PagingList(state: bound, fetchInitial: initial, fetchMore: more) {
        row($0)
      } loadingView: {
        wait()
      }
      PagingList(state: bound, fetchInitial: initial, fetchMore: more) {
        row($0)
      } emptyView: {
        none()
      }
      PagingList(state: bound, fetchInitial: initial, fetchMore: more) {
        row($0)
      } errorView: {
        no($0)
      }
      PagingList(state: bound, fetchInitial: initial, fetchMore: more) {
        row($0)
      } loadingView: {
        wait()
      } emptyView: {
        none()
      }
      PagingList(state: bound, fetchInitial: initial, fetchMore: more) {
        row($0)
      } loadingView: {
        wait()
      } errorView: {
        no($0)
      }
      PagingList(state: bound, fetchInitial: initial, fetchMore: more) {
        row($0)
      } emptyView: {
        none()
      } errorView: {
        no($0)
      }
      PagingList(state: bound, fetchInitial: initial, fetchMore: more) {
        row($0)
      } loadingView: {
        wait()
      } emptyView: {
        none()
      } errorView: {
        no($0)
      }
    }

    @ViewBuilder var ofFetch: some View {
      PagingList(fetchInitial: initial, fetchMore: more) { row($0) }
      PagingList(fetchInitial: initial, fetchMore: more) {
        row($0)
      } loadingView: {
        wait()
      }
      PagingList(fetchInitial: initial, fetchMore: more) {
        row($0)
      } emptyView: {
        none()
      }
      PagingList(fetchInitial: initial, fetchMore: more) {
        row($0)
      } errorView: {
        no($0)
      }
      PagingList(fetchInitial: initial, fetchMore: more) {
        row($0)
      } loadingView: {
        wait()
      } emptyView: {
        none()
      }
      PagingList(fetchInitial: initial, fetchMore: more) {
        row($0)
      } loadingView: {
        wait()
      } errorView: {
        no($0)
      }
      PagingList(fetchInitial: initial, fetchMore: more) {
        row($0)
      } emptyView: {
        none()
      } errorView: {
        no($0)
      }
      PagingList(fetchInitial: initial, fetchMore: more) {
        row($0)
      } loadingView: {
        wait()
      } emptyView: {
        none()
      } errorView: {
        no($0)
      }
    }

    @ViewBuilder var rows: some View {
      PagingList(state: posts, id: \.title) { row($0) }
      PagingList(store: store, id: \.title) {
        row($0)
      } errorView: {
        no($0)
      }
      PagingList(state: bound, id: \.title, fetchInitial: initial, fetchMore: more) { row($0) }
      PagingList(id: \.title, fetchInitial: initial, fetchMore: more) { row($0) }
      PagingList(state: posts) { posts in List(.ordered) { ForEach(posts) { row($0) } } }
      PagingList(store: store) { posts in List(.ordered) { ForEach(posts) { row($0) } } }
      PagingList(state: bound, fetchInitial: initial, fetchMore: more) { posts in
        List(.ordered) { ForEach(posts) { row($0) } }
      }
      PagingList(fetchInitial: initial, fetchMore: more) { posts in
        List(.ordered) { ForEach(posts) { row($0) } }
      }
      PagingList(store: store, presentation: .keepsErrorWhileRetrying) { row($0) }
        .placeholder([Post(id: 1, title: "stub")])
        .endView { EndOfListView() }
      // A closure that could be a row or the whole list is a row.
      PagingList(state: posts) { _ in Text("post") }
    }
  }
}

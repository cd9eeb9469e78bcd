import Diptych

// Every style of a component, with every combination of slots.

private func wait() -> Text { Text("…") }
private func none() -> Text { Text("none") }
private func no(_ error: some Error) -> Text { Text("no") }

extension AsyncShapes {
  struct ValueSlots: View {
    let user: AsyncValue<User, Oops>
    let bound: Binding<AsyncValue<User, Oops>>
    let store: AsyncStore<User, Oops>
    let loadable: MyLoadable
    let names: AsyncThrowingStream<String, any Error>
    let api = API()

    func name(_ user: User) -> Text { Text(user.name) }
    func text(_ name: String) -> Text { Text(name) }

    var body: some View {
      ofValue
      // State kept by a store.
      AsyncValueView(store: store, content: name)
      AsyncValueView(store: store, content: name, loadingView: wait)
      AsyncValueView(store: store, content: name, errorView: no)
      AsyncValueView(store: store, content: name, loadingView: wait, errorView: no)
      AsyncValueView(store: loadable, presentation: .startsWithPlaceholder) { Text($0.name) }
      // State kept in a binding.
      AsyncValueView(value: bound, fetch: api.user, content: name)
      AsyncValueView(value: bound, fetch: api.user, content: name, loadingView: wait)
      AsyncValueView(value: bound, fetch: api.user, content: name, errorView: no)
      AsyncValueView(value: bound, fetch: api.user, content: name, loadingView: wait, errorView: no)
      // State kept by the component.
      AsyncValueView(fetch: api.user, content: name)
      AsyncValueView(fetch: api.user, content: name, loadingView: wait)
      AsyncValueView(fetch: api.user, content: name, errorView: no)
      AsyncValueView(fetch: api.user, content: name, loadingView: wait, errorView: no)
      ofSequence
    }

    @ViewBuilder private var ofValue: some View {
      AsyncValueView(value: user, content: name)
      AsyncValueView(value: user, content: name, loadingView: wait)
      AsyncValueView(value: user, content: name, errorView: no)
      AsyncValueView(value: user, content: name, loadingView: wait, errorView: no)
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
    }

    @ViewBuilder private var ofSequence: some View {
      AsyncValueView(source: names, content: text)
      AsyncValueView(source: names, onEmpty: { nil }) {
        Text($0)
        RefreshButton()
      }
      .emptyView { Text("none") }
      AsyncValueView(source: names, content: text, loadingView: wait)
      AsyncValueView(source: names, content: text, errorView: no)
      AsyncValueView(source: names, content: text, loadingView: wait, errorView: no)
    }
  }

  struct PagingSlots: View {
    let posts: PagingState<Post, Post, Oops>
    let bound: Binding<PagingState<Post, Post, Oops>>
    let store: PagingStore<Post, Post, Oops>
    let api = API()

    @Sendable func first() async throws(Oops) -> [Post] { try await api.posts(after: nil) }
    @Sendable func more(_ last: Post) async throws(Oops) -> [Post] {
      try await api.posts(after: last)
    }
    func rows(_ posts: [Post]) -> some View { List(posts) { Text($0.title) } }
    func numbered(_ posts: [Post]) -> some View { List(posts, style: .ordered) { Text($0.title) } }

    var body: some View {
      ofState
      ofStore
      ofBinding
      ofFetch
      contents
    }

    @ViewBuilder var ofState: some View {
      PagingList(state: posts, content: rows)
      PagingList(state: posts, content: rows, loadingView: wait)
      PagingList(state: posts, content: rows).emptyView { none() }
      PagingList(state: posts, content: rows, errorView: no)
      PagingList(state: posts, content: rows, loadingView: wait).emptyView {
        none()
      }
      PagingList(state: posts, content: rows, loadingView: wait, errorView: no)
      PagingList(state: posts, content: rows, errorView: no).emptyView {
        none()
      }
      PagingList(state: posts, content: rows, loadingView: wait, errorView: no).emptyView { none() }
      PagingList(state: posts, onLoadMore: { print("more") }, onRetry: { await store.refresh() }) {
        rows($0)
      }
    }

    @ViewBuilder var ofStore: some View {
      PagingList(store: store, content: rows)
      PagingList(store: store, content: rows, loadingView: wait)
      PagingList(store: store, content: rows).emptyView { none() }
      PagingList(store: store, content: rows, errorView: no)
      PagingList(store: store, content: rows, loadingView: wait).emptyView {
        none()
      }
      PagingList(store: store, content: rows, loadingView: wait, errorView: no)
      PagingList(store: store, content: rows, errorView: no).emptyView {
        none()
      }
      PagingList(store: store, content: rows, loadingView: wait, errorView: no).emptyView { none() }
    }

    @ViewBuilder var ofBinding: some View {
      PagingList(state: bound, fetchInitial: first, fetchMore: more, content: rows)
      PagingList(state: bound, fetchInitial: first, fetchMore: more, content: rows) {
        wait()
      }
      PagingList(state: bound, fetchInitial: first, fetchMore: more, content: rows).emptyView {
        none()
      }
      PagingList(state: bound, fetchInitial: first, fetchMore: more, content: rows, errorView: no)
      PagingList(state: bound, fetchInitial: first, fetchMore: more, content: rows) {
        wait()
      }
      .emptyView { none() }
      PagingList(
        state: bound,
        fetchInitial: first,
        fetchMore: more,
        content: rows,
        loadingView: wait,
        errorView: no
      )
      PagingList(state: bound, fetchInitial: first, fetchMore: more, content: rows, errorView: no)
        .emptyView { none() }
      PagingList(
        state: bound,
        fetchInitial: first,
        fetchMore: more,
        content: rows,
        loadingView: wait,
        errorView: no
      ).emptyView { none() }
    }

    @ViewBuilder var ofFetch: some View {
      PagingList(fetchInitial: first, fetchMore: more, content: rows)
      PagingList(fetchInitial: first, fetchMore: more, content: rows, loadingView: wait)
      PagingList(fetchInitial: first, fetchMore: more, content: rows).emptyView {
        none()
      }
      PagingList(fetchInitial: first, fetchMore: more, content: rows, errorView: no)
      PagingList(fetchInitial: first, fetchMore: more, content: rows, loadingView: wait).emptyView {
        none()
      }
      PagingList(
        fetchInitial: first,
        fetchMore: more,
        content: rows,
        loadingView: wait,
        errorView: no
      )
      PagingList(fetchInitial: first, fetchMore: more, content: rows, errorView: no).emptyView {
        none()
      }
      PagingList(
        fetchInitial: first,
        fetchMore: more,
        content: rows,
        loadingView: wait,
        errorView: no
      ).emptyView { none() }
    }

    @ViewBuilder var contents: some View {
      PagingList(state: posts) { List($0, id: \.title) { Text($0.title) } }
      PagingList(store: store) {
        List($0, id: \.title) { Text($0.title) }
      } errorView: {
        no($0)
      }
      PagingList(state: bound, fetchInitial: first, fetchMore: more) {
        List($0, id: \.title) { Text($0.title) }
      }
      PagingList(fetchInitial: first, fetchMore: more) { List($0, id: \.title) { Text($0.title) } }
      PagingList(state: posts, content: numbered)
      PagingList(store: store, content: numbered)
      PagingList(state: bound, fetchInitial: first, fetchMore: more, content: numbered)
      PagingList(fetchInitial: first, fetchMore: more, content: numbered)
      PagingList(store: store, presentation: .keepsErrorWhileRetrying, content: rows)
        .placeholder([Post(id: 1, title: "stub")])
        .endView { EndOfListView() }
      PagingList(state: posts) { List($0) { _ in Text("post") } }
    }
  }
}

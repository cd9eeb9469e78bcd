import Diptych
import DiptychRedux

// The labels of the articles: one error, which names ours.

struct User: Sendable {
  let name: String
}

struct Post: Identifiable, Sendable {
  let id: Int
}

struct Offline: Error {}

func more() async {}

func values(value: AsyncValue<User, Offline>) {
  // error: 'init(value:dataView:)' has been renamed to 'init(value:content:)'
  _ = AsyncValueView(value: value, dataView: { user in Text(user.name) })
}

func lists(
  state: PagingState<Post, Post, Offline>,
  binding: Binding<PagingState<Post, Post, Offline>>,
  store: PagingStore<Post, Int, Offline>,
  first: @escaping @Sendable () async throws(Offline) -> [Post],
  after: @escaping @Sendable (Post) async throws(Offline) -> [Post]
) {
  let content = { (posts: [Post]) in Text("\(posts.count)") }
  // error: 'init(dataState:listContent:onPaging:)' has been renamed to 'init(state:onLoadMore:listContent:)'
  _ = PagingList(dataState: state, listContent: content, onPaging: more)
  // error: 'init(viewStore:success:)' has been renamed to 'init(store:listContent:)'
  _ = PagingList(viewStore: store, success: content)
  // error: 'init(dataState:success:fetchInitial:fetchMore:)' has been renamed to 'init(state:fetchInitial:fetchMore:listContent:)'
  _ = PagingList(dataState: binding, success: content, fetchInitial: first, fetchMore: after)
  // error: 'init(success:fetchInitial:fetchMore:)' has been renamed to 'init(fetchInitial:fetchMore:listContent:)'
  _ = PagingList(success: content, fetchInitial: first, fetchMore: after)
}

func store(reducer: @escaping @Sendable (Int, Bool) -> Int) {
  // error: 'init(reducer:state:middlewares:)' has been renamed to 'init(initialState:reducer:middlewares:)'
  _ = Store(reducer: reducer, state: 1, middlewares: [])
}

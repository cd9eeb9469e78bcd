import Diptych

extension Catalog {
  /// The components that show a loading state, and the views that make them up.
  static let states = CatalogGroup(
    "States",
    "Components that show the states of loaded data.",
    [asyncValueView, pagingList, loadingOverlay, placeholder] + parts
  )

  private static let asyncValueView = CatalogEntry(
    "AsyncValueView",
    "A loaded value in each of its states.",
    card: .state("loaded") {
      AsyncValueView(value: UserState.loaded(.ada)) { UserView(user: $0) }
    },
    [
      Component("async-value-standard", of: NamedState<UserState>.all) { state in
        AsyncValueView(value: state, onRetry: {}) { user in
          LabeledContent("ID", value: "\(user.id)")
          LabeledContent("Name") { Text(user.name).bold() }
          LabeledContent("Email") { Link(user.email, destination: "mailto:\(user.email)") }
          LabeledContent("Location", value: user.location)
        }
      }
    ]
  )

  private static let pagingList = CatalogEntry(
    "PagingList",
    "A list that loads its items page by page.",
    card: .state("items") {
      let page = PostsState.Page(items: Array(Post.samples.prefix(2)), next: Post.samples.last)
      PostsState(pages: [page]).map { state in
        PagingList(state: state, onLoadMore: {}) { List($0) { Text($0.title).lineLimit(1) } }
      }
    },
    [
      Component("paging-list-standard", of: NamedState<PostsState>.all) { state in
        PagingList(state: state, onLoadMore: {}, onRetry: {}) {
          List($0) { post in Text(post.title) }
        }
        .endView { EndOfListView() }
      }
    ]
  )

  private static let loadingOverlay = CatalogEntry(
    "LoadingOverlay",
    "A view that stays visible behind a progress indicator.",
    card: .state("reloading") {
      LoadingOverlay(UserState.reloading(.ada)) { Text("What is there already") }
    },
    [
      Component("loading-overlay", of: NamedState<UserState>.all) { state in
        LoadingOverlay(state) { Text("What is there already") }
      }
    ]
  )

  private static let placeholder = CatalogEntry(
    "Placeholder",
    "Placeholders until the content is loaded.",
    card: .state("loading") {
      AsyncValueView(value: UserState.loading) { UserView(user: $0) }.placeholder(.stub)
    },
    [
      Component("async-value-placeholder", "AsyncValueView", of: NamedState<UserState>.all) {
        state in
        AsyncValueView(value: state, onRetry: {}) { UserView(user: $0) }.placeholder(.stub)
      },
      Component("paging-list-placeholder", "PagingList", of: NamedState<PostsState>.all) { state in
        PagingList(state: state, onLoadMore: {}, onRetry: {}) { List($0) { Text($0.title) } }
          .endView { EndOfListView() }
          .placeholder(Post.stubs)
      },
    ]
  )
}

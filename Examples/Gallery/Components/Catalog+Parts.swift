import Diptych

extension Catalog {
  /// The views that make up the components for loading states, and the modifiers of these
  /// components.
  static let parts = [banner, defaultViews, buttons, refreshable, initialView, footerView]

  private static let banner = CatalogEntry(
    "Banner",
    "An error above content that stays visible.",
    card: .sample {
      Banner(Offline(), onDismiss: {}).environment(\.retry, ComponentAction {})
    },
    [
      Component(
        "banner",
        states: [
          ComponentState("plain") { Banner(Offline()) },
          ComponentState("with a retry") {
            Banner(Offline()).environment(\.retry, ComponentAction {})
          },
          ComponentState("dismissible") { Banner(Offline(), onDismiss: {}) },
          ComponentState("with a retry, dismissible") {
            Banner(Offline(), onDismiss: {}).environment(\.retry, ComponentAction {})
          },
        ]
      )
    ]
  )

  private static let defaultViews = CatalogEntry(
    "Default views",
    "The default views for progress, errors and empty content.",
    card: .sample {
      DefaultLoadingView()
      DefaultEmptyView()
      DefaultErrorView(Offline())
      EndOfListView()
    },
    [
      Component("default-loading-view", "Loading") { DefaultLoadingView() },
      Component("default-empty-view", "Empty") { DefaultEmptyView() },
      Component(
        "default-error-view",
        "A failure",
        states: [
          ComponentState("plain") { DefaultErrorView(Offline()) },
          ComponentState("with a retry") {
            DefaultErrorView(Offline()).environment(\.retry, ComponentAction {})
          },
        ]
      ),
      Component("end-of-list-view", "The end of a list") { EndOfListView() },
    ]
  )

  private static let buttons = CatalogEntry(
    "Buttons of a state",
    "Buttons that retry, reload or dismiss an error.",
    card: .sample {
      RetryButton().environment(\.retry, ComponentAction {})
      RefreshButton().environment(\.refresh, ComponentAction {})
      DismissButton().environment(\.dismiss, ComponentAction {})
    },
    [
      Component(
        "retry-button",
        "RetryButton",
        states: [
          ComponentState("nothing to try again", note: "Nothing is drawn.") { RetryButton() },
          ComponentState("something to try again") {
            RetryButton().environment(\.retry, ComponentAction {})
          },
        ]
      ),
      Component(
        "refresh-button",
        "RefreshButton",
        states: [
          ComponentState("nothing to load", note: "Nothing is drawn.") { RefreshButton() },
          ComponentState("something to load once more") {
            RefreshButton().environment(\.refresh, ComponentAction {})
          },
        ]
      ),
      Component(
        "dismiss-button",
        "DismissButton",
        states: [
          ComponentState("nothing to take away", note: "Nothing is drawn.") { DismissButton() },
          ComponentState("something to take away") {
            DismissButton().environment(\.dismiss, ComponentAction {})
          },
        ]
      ),
      Component(
        "load-more-button",
        "LoadMoreButton",
        states: [
          ComponentState("nothing to load", note: "Nothing is drawn.") { LoadMoreButton() },
          ComponentState("a next page") {
            LoadMoreButton().environment(\.loadMore, ComponentAction {})
          },
        ]
      ),
    ]
  )

  private static let refreshable = CatalogEntry(
    "Refreshable",
    "A button that reloads.",
    card: .state("loaded") {
      AsyncValueView(value: UserState.loaded(.ada), onRetry: {}) { Text($0.name).bold() }
        .refreshable()
    },
    [
      Component("refreshable", of: NamedState<UserState>.all) { state in
        AsyncValueView(value: state, onRetry: {}) { UserView(user: $0) }.refreshable()
      }
    ]
  )

  private static let initialView = CatalogEntry(
    "Initial view",
    "A view that is shown before the first load.",
    card: .state("idle") {
      AsyncValueView(value: UserState.idle) { Text($0.name).bold() }
        .initialView { Text("Type to search.") }
    },
    [
      Component("initial-view", of: NamedState<UserState>.all) { state in
        AsyncValueView(value: state) { UserView(user: $0) }.initialView { Text("Type to search.") }
      }
    ]
  )

  private static let footerView = CatalogEntry(
    "Footer view",
    "A row of your own at the end of a list.",
    card: .state("end") {
      PostsState(pages: [PostsState.Page(items: [Post.samples[0]], next: nil)]).map { state in
        PagingList(state: state, onLoadMore: {}) { List($0) { Text($0.title) } }
          .footerView { _ in Text("That is all.") }
      }
    },
    [
      Component("footer-view", of: NamedState<PostsState>.all) { state in
        PagingList(state: state, onLoadMore: {}, onRetry: {}) {
          List($0) { Text($0.title) }
        }
        .footerView { phase in
          switch phase {
          case .more: LoadMoreButton("Older posts")
          case .loading: Text("Fetching older posts…")
          case .failed(let error):
            Text("No older posts: \(error.message)")
            RetryButton()
          case .end: Text("That is all.")
          }
        }
      }
    ]
  )
}

import Diptych

extension Catalog {
  /// The components that show a loading state, in every state and presentation.
  static let states: [Component] =
    Presentation.named.map { named in
      Component("async-value-\(hyphenated(named.name))", of: NamedState<UserState>.all) { state in
        UserStateView(state: state, presentation: named.presentation)
      }
    }
    + PagingPresentation.named.map { named in
      Component("paging-list-\(hyphenated(named.name))", of: NamedState<PostsState>.all) { state in
        PostsStateView(state: state, presentation: named.presentation)
      }
    } + [
      Component("async-value-placeholder", of: NamedState<UserState>.all) { state in
        UserStateView(state: state, placeholder: .stub)
      },
      Component("paging-list-placeholder", of: NamedState<PostsState>.all) { state in
        PostsStateView(state: state, placeholder: Post.stubs)
      },
      Component("loading-overlay", of: NamedState<UserState>.all) { state in
        LoadingOverlay(state) { Text("What is there already") }
      },
    ]

  /// The components that the views of loading states are composed of.
  static let parts: [Component] = [
    Component(
      "banner",
      states: [
        ComponentState("plain") { Banner(Offline()) },
        ComponentState("with a retry") { Banner(Offline()).environment(\.retry, RetryAction {}) },
        ComponentState("dismissible") { Banner(Offline(), onDismiss: {}) },
        ComponentState("with a retry, dismissible") {
          Banner(Offline(), onDismiss: {}).environment(\.retry, RetryAction {})
        },
      ]
    ),
    Component(
      "default-error-view",
      states: [
        ComponentState("plain") { DefaultErrorView(Offline()) },
        ComponentState("with a retry") {
          DefaultErrorView(Offline()).environment(\.retry, RetryAction {})
        },
      ]
    ),
    Component(
      "retry-button",
      states: [
        ComponentState("something to try again") {
          RetryButton().environment(\.retry, RetryAction {})
        },
        ComponentState("nothing to try again") { RetryButton() },
      ]
    ),
    Component(
      "refresh-button",
      states: [
        ComponentState("something to load once more") {
          RefreshButton().environment(\.refresh, RefreshAction {})
        },
        ComponentState("nothing to load") { RefreshButton() },
      ]
    ),
    Component(
      "dismiss-button",
      states: [
        ComponentState("something to take away") {
          DismissButton().environment(\.dismiss, DismissAction {})
        },
        ComponentState("nothing to take away") { DismissButton() },
      ]
    ),
    Component("refreshable", of: NamedState<UserState>.all) { state in
      AsyncValueView(value: state, onRetry: {}) { UserView(user: $0) }.refreshable()
    },
    Component("footer-view", of: NamedState<PostsState>.all) { state in
      PagingList(state: state, onLoadMore: {}, onRetry: {}) {
        Text($0.title)
      }
      .footerView { phase in
        switch phase {
        case .more: RetryButton("Older posts")
        case .loading: Text("Fetching older posts…")
        case .failed(let error):
          Text("No older posts: \(error.message)")
          RetryButton()
        case .end: Text("That is all.")
        }
      }
    },
    Component("default-loading-view") { DefaultLoadingView() },
    Component("default-empty-view") { DefaultEmptyView() },
    Component("end-of-list-view") { EndOfListView() },
    Component("initial-view", of: NamedState<UserState>.all) { state in
      AsyncValueView(value: state) { UserView(user: $0) }.initialView { Text("Type to search.") }
    },
  ]

  /// Returns a name such as `keepsContent` in the form `keeps-content`.
  private static func hyphenated(_ name: String) -> String {
    name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }
}

extension Component {
  /// Creates a component with a state for each of several values.
  fileprivate init<State: Sendable, V: View & SendableMetatype>(
    _ name: String,
    of states: [NamedState<State>],
    @ViewBuilder content: @escaping @Sendable (State) -> V
  ) {
    self.init(
      name,
      states: states.map { named in ComponentState(named.name) { content(named.state) } }
    )
  }
}

import Diptych

extension Catalog {
  /// The components for loading states in every presentation that is not the default.
  static let presentations = CatalogGroup(
    "Presentations",
    "The views that a component shows for each state.",
    [
      hidesContentWhileLoading, keepsContentWhileReloading, keepsErrorWhileRetrying,
      keepsContentAfterFailure, startsWithPlaceholder, showsWhatExists, reloadsSilently,
      startsWithLoading,
    ]
  )

  /// A view that shows a state in a presentation.
  ///
  /// The value takes one line.
  private static func card(
    _ phase: AsyncPhase,
    _ presentation: Presentation,
    onRetry: (@Sendable () async -> Void)? = {}
  ) -> CardPicture {
    .state(phase.rawValue) {
      AsyncValueView(
        value: NamedState<UserState>.state(in: phase),
        presentation: presentation,
        onRetry: onRetry
      ) {
        Text($0.name).bold()
      }
      .placeholder(.stub)
    }
  }

  private static let hidesContentWhileLoading = CatalogEntry(
    "Hides content while loading",
    "Progress replaces the content, and an error replaces the value.",
    card: card(.reloading, .hidesContentWhileLoading),
    [
      Component("async-value-hides-content-while-loading", of: NamedState<UserState>.all) { state in
        AsyncValueView(value: state, presentation: .hidesContentWhileLoading, onRetry: {}) {
          UserView(user: $0)
        }
      }
    ]
  )

  private static let keepsContentWhileReloading = CatalogEntry(
    "Keeps content while reloading",
    "The value stays visible during a reload. An error does not.",
    card: card(.reloading, .keepsContentWhileReloading),
    [
      Component("async-value-keeps-content-while-reloading", of: NamedState<UserState>.all) {
        state in
        AsyncValueView(value: state, presentation: .keepsContentWhileReloading, onRetry: {}) {
          UserView(user: $0)
        }
      }
    ]
  )

  private static let keepsErrorWhileRetrying = CatalogEntry(
    "Keeps error while retrying",
    "The error stays visible during the next attempt, and replaces the value.",
    card: card(.retrying, .keepsErrorWhileRetrying),
    [
      Component(
        "async-value-keeps-error-while-retrying",
        "AsyncValueView",
        of: NamedState<UserState>.all
      ) { state in
        AsyncValueView(value: state, presentation: .keepsErrorWhileRetrying, onRetry: {}) {
          UserView(user: $0)
        }
      },
      Component(
        "paging-list-keeps-error-while-retrying",
        "PagingList",
        of: NamedState<PostsState>.all
      ) { state in
        PagingList(
          state: state,
          presentation: .keepsErrorWhileRetrying,
          onLoadMore: {},
          onRetry: {}
        ) {
          List($0) { Text($0.title) }
        }
        .endView { EndOfListView() }
      },
    ]
  )

  private static let keepsContentAfterFailure = CatalogEntry(
    "Keeps content after failure",
    "The value stays visible, and an error is a banner until the next attempt.",
    card: card(.reloadFailed, .keepsContentAfterFailure, onRetry: nil),
    [
      Component(
        "async-value-keeps-content-after-failure",
        "AsyncValueView",
        of: NamedState<UserState>.all
      ) { state in
        AsyncValueView(value: state, presentation: .keepsContentAfterFailure, onRetry: {}) {
          UserView(user: $0)
        }
      },
      Component(
        "paging-list-keeps-content-after-failure",
        "PagingList",
        of: NamedState<PostsState>.all
      ) { state in
        PagingList(
          state: state,
          presentation: .keepsContentAfterFailure,
          onLoadMore: {},
          onRetry: {}
        ) {
          List($0) { Text($0.title) }
        }
        .endView { EndOfListView() }
      },
    ]
  )

  private static let startsWithPlaceholder = CatalogEntry(
    "Starts with placeholder",
    "A placeholder is visible until a value or an error arrives.",
    card: card(.loading, .startsWithPlaceholder),
    [
      Component("async-value-starts-with-placeholder", of: NamedState<UserState>.all) { state in
        AsyncValueView(value: state, presentation: .startsWithPlaceholder, onRetry: {}) {
          UserView(user: $0)
        }
      }
    ]
  )

  private static let showsWhatExists = CatalogEntry(
    "Shows what exists",
    "The value and the error are visible if they exist.",
    card: card(.reloadFailed, .showsWhatExists),
    [
      Component("async-value-shows-what-exists", of: NamedState<UserState>.all) { state in
        AsyncValueView(value: state, presentation: .showsWhatExists, onRetry: {}) {
          UserView(user: $0)
        }
      }
    ]
  )

  private static let reloadsSilently = CatalogEntry(
    "Reloads silently",
    "A reload is not visible. An error replaces the value.",
    card: card(.reloading, .reloadsSilently),
    [
      Component("async-value-reloads-silently", of: NamedState<UserState>.all) { state in
        AsyncValueView(value: state, presentation: .reloadsSilently, onRetry: {}) {
          UserView(user: $0)
        }
      }
    ]
  )

  private static let startsWithLoading = CatalogEntry(
    "Starts with loading",
    "Progress is visible even before the load starts.",
    card: card(.idle, .startsWithLoading),
    [
      Component("async-value-starts-with-loading", of: NamedState<UserState>.all) { state in
        AsyncValueView(value: state, presentation: .startsWithLoading, onRetry: {}) {
          UserView(user: $0)
        }
      }
    ]
  )
}

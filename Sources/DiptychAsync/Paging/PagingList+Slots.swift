public import DiptychViews

extension PagingList {
  /// Sets the view below the items, from a closure that takes the state of loading the next page.
  ///
  /// ```swift
  /// PagingList(store: posts) { List($0) { Text($0.title) } }
  ///   .footerView { phase in
  ///     switch phase {
  ///     case .more: LoadMoreButton("Older posts")
  ///     case .loading: Text("Fetching…")
  ///     case .failed(let error): Text("No more for now: \(error.message)"); RetryButton()
  ///     case .end: Text("That is all.")
  ///     }
  ///   }
  /// ```
  ///
  /// In this view, a ``LoadMoreButton`` loads the next page. Unless the last page is loaded, a
  /// ``RetryButton`` also loads the next page. At the end of the list, a view set by
  /// ``endView(_:)`` replaces this view. Default: a button that loads more, an activity line during
  /// a load, a ``Banner`` after a failure, and nothing at the end. The words of the default are in
  /// ``/DiptychViews/EnvironmentValues/words``.
  public consuming func footerView<FooterView: View>(
    @ViewBuilder _ view: @escaping (_ phase: PagingFooterPhase<Source.Failure>) -> FooterView
  ) -> PagingList {
    footerView = { AnyView(view($0)) }
    return self
  }

  /// Sets the view above the items, from a closure that takes the state of loading the previous
  /// page.
  ///
  /// ```swift
  /// PagingList(store: messages) { List($0) { Text($0.text) } }
  ///   .headerView { phase in
  ///     if case .more = phase { LoadMoreButton("Older messages") }
  ///   }
  /// ```
  ///
  /// ```text
  /// [Older messages]
  /// • Good morning
  /// ```
  ///
  /// In this view, a ``LoadMoreButton`` or a ``RetryButton`` loads the previous page. The header is
  /// only shown if the list has a previous page, so the phase is never ``PagingFooterPhase/end``.
  /// Default: a button `[Load previous]` with the title ``/DiptychViews/Words/loadPrevious``, an
  /// activity line during a load, and a ``Banner`` after a failure.
  public consuming func headerView<HeaderView: View>(
    @ViewBuilder _ view: @escaping (_ phase: PagingFooterPhase<Source.Failure>) -> HeaderView
  ) -> PagingList {
    headerView = { AnyView(view($0)) }
    return self
  }

  /// Sets the action that loads the previous page, for a list whose state is kept by the caller.
  ///
  /// ```swift
  /// PagingList(state: model.messages, onLoadMore: model.loadMore) { messages in
  ///   List(messages) { Text($0.text) }
  /// }
  ///   .onLoadPrevious { await model.loadPrevious() }
  /// ```
  ///
  /// A list of a store does not need this action, because it calls
  /// ``/DiptychState/PagedLoadable/loadPrevious()`` of the store.
  public consuming func onLoadPrevious(
    _ action: @escaping @Sendable () async -> Void
  ) -> PagingList {
    onLoadPrevious = action
    return self
  }

  /// Adds a button below the list that loads the list from its beginning.
  ///
  /// ```swift
  /// PagingList(fetchInitial: api.posts, fetchMore: api.posts(after:)) { posts in
  ///   List(posts) { Text($0.title) }
  /// }
  ///   .refreshable()
  /// ```
  ///
  /// ```text
  /// • Swift on Linux
  /// [Load more]
  /// [Refresh]
  /// ```
  ///
  /// The button is not drawn while an operation is in flight. To place the button inside the
  /// content, use a ``RefreshButton`` there instead of this modifier.
  ///
  /// - Parameter action: The action of the button. Default: the retry action. Without a retry
  ///   action, the button is left out.
  /// - Returns: The list with the button.
  public consuming func refreshable(action: (@Sendable () async -> Void)? = nil) -> PagingList {
    refreshing = .offered(action)
    return self
  }

  /// Sets the banner that shows a failure above the list.
  ///
  /// See ``AsyncValueView/bannerView(_:)``. Default: a ``Banner``.
  public consuming func bannerView<BannerView: View>(
    @ViewBuilder _ view: @escaping (_ failure: Source.Failure) -> BannerView
  ) -> PagingList {
    bannerView = { AnyView(view($0)) }
    return self
  }
}

public import DiptychViews

extension PagingList {
  /// Sets what stands below the items, in each phase of the next page.
  ///
  /// ```swift
  /// PagingList(store: posts) { Text($0.title) }
  ///   .footerView { phase in
  ///     switch phase {
  ///     case .more: RetryButton("Older posts")
  ///     case .loading: Text("Fetching…")
  ///     case .failed(let error): Text("No more for now: \(error.message)"); RetryButton()
  ///     case .end: Text("That is all.")
  ///     }
  ///   }
  /// ```
  ///
  /// A ``RetryButton`` in it loads the next page, or tries that again. What ``endView(_:)`` sets
  /// stands at the end. Default: a button, a line, a ``Banner``, and nothing at the end, in the words
  /// of ``/DiptychViews/EnvironmentValues/words``.
  public consuming func footerView<FooterView: View>(
    @ViewBuilder _ view: @escaping (_ phase: PagingFooterPhase<Source.Failure>) -> FooterView
  ) -> PagingList {
    footerView = { AnyView(view($0)) }
    return self
  }

  /// Adds a button below the list that loads it from its beginning.
  ///
  /// ```swift
  /// PagingList(fetchInitial: api.posts, fetchMore: api.posts(after:)) { Text($0.title) }
  ///   .refreshable()
  /// ```
  ///
  /// ```text
  /// • Swift on Linux
  /// [Load more]
  /// [Refresh]
  /// ```
  ///
  /// While something is in flight the button is not there. Where the content has a place of its own
  /// for it, a ``RefreshButton`` there does the same, without this modifier.
  ///
  /// - Parameter action: Loads the list from its beginning. Default: what a retry does, so that there
  ///   is no button where nothing does that.
  /// - Returns: The list, with the button.
  public consuming func refreshable(action: (@Sendable () async -> Void)? = nil) -> PagingList {
    refreshing = .offered(action)
    return self
  }

  /// Sets the banner of a failure beside the list.
  ///
  /// See ``AsyncValueView/bannerView(_:)``. Default: a ``Banner``.
  public consuming func bannerView<BannerView: View>(
    @ViewBuilder _ view: @escaping (_ failure: Source.Failure) -> BannerView
  ) -> PagingList {
    bannerView = { AnyView(view($0)) }
    return self
  }
}

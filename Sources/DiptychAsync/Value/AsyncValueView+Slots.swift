public import DiptychViews

extension AsyncValueView {
  /// Adds a button below the content that loads it once more.
  ///
  /// ```swift
  /// AsyncValueView(fetch: api.user) { Text($0.name) }.refreshable()
  /// ```
  ///
  /// ```text
  /// Ada
  /// [Refresh]
  /// ```
  ///
  /// While something is in flight the button is not there. Where the content has a place of its own
  /// for it, a ``RefreshButton`` there does the same, without this modifier.
  ///
  /// - Parameter action: Loads once more. Default: what a retry does, so that there is no button
  ///   where nothing does that.
  /// - Returns: The view, with the button.
  public consuming func refreshable(
    action: (@Sendable () async -> Void)? = nil
  ) -> AsyncValueView {
    refreshing = .offered(action)
    return self
  }

  /// Sets the banner of a failure beside content.
  ///
  /// ```swift
  /// AsyncValueView(store: store) { Text($0.name) }
  ///   .bannerView { error in
  ///     Text("Not up to date: \(error.message)")
  ///     RetryButton()
  ///     DismissButton()
  ///   }
  /// ```
  ///
  /// The presentation says in which states there is one. Default: a ``Banner``.
  public consuming func bannerView<BannerView: View>(
    @ViewBuilder _ view: @escaping (_ failure: Source.Failure) -> BannerView
  ) -> AsyncValueView {
    bannerView = { AnyView(view($0)) }
    return self
  }

  /// Sets what is shown when the load has ended without a value, as with a sequence that has no
  /// element.
  ///
  /// ```swift
  /// AsyncValueView(source: prices) { Text("\($0)") }.emptyView { Text("No prices today.") }
  /// ```
  ///
  /// Default: ``DefaultEmptyView``.
  public consuming func emptyView<EmptyContent: View>(
    @ViewBuilder _ view: @escaping () -> EmptyContent
  ) -> AsyncValueView {
    emptyView = { AnyView(view()) }
    return self
  }
}

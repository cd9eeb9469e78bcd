public import DiptychViews

extension AsyncValueView {
  /// Adds a button below the content that loads the content again.
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
  /// The button is not drawn while a load is in flight. To place the button inside the content, use
  /// a ``RefreshButton`` there instead of this modifier.
  ///
  /// - Parameter action: The action of the button. Default: the retry action. Without a retry
  ///   action, the button is left out.
  /// - Returns: The view with the button.
  public consuming func refreshable(
    action: (@Sendable () async -> Void)? = nil
  ) -> AsyncValueView {
    refreshing = .offered(action)
    return self
  }

  /// Sets the banner that shows a failure above the content.
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
  /// The presentation decides which states have a banner. Default: a ``Banner``.
  public consuming func bannerView<BannerView: View>(
    @ViewBuilder _ view: @escaping (_ failure: Source.Failure) -> BannerView
  ) -> AsyncValueView {
    bannerView = { AnyView(view($0)) }
    return self
  }

  /// Sets the view for a load that ended without a value, such as a sequence without elements.
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

public import DiptychViews

/// The views and actions that the modifiers of a component set.
public struct _ComponentSlots<Failure: Error> {
  @usableFromInline var bannerView: ((Failure) -> AnyView)?
  @usableFromInline var emptyView: (() -> AnyView)?
  @usableFromInline var refreshing = Refreshing.never
  @usableFromInline var onFailure: (@Sendable (Failure) -> Void)?
}

/// A component that shows a state in several parts: ``AsyncValueView`` or ``PagingList``.
public protocol _Component: View {
  associatedtype Failure: Error

  var _slots: _ComponentSlots<Failure> { get set }
}

extension _Component {
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
    @ViewBuilder _ view: @escaping (_ failure: Failure) -> BannerView
  ) -> Self {
    _slots.bannerView = { AnyView(view($0)) }
    return self
  }

  /// Sets the view of a list that is loaded and has no items, or of a load that ended without a
  /// value, such as a sequence without elements.
  ///
  /// ```swift
  /// PagingList(store: posts) { List($0) { Text($0.title) } }.emptyView { Text("No posts yet.") }
  /// AsyncValueView(source: prices) { Text("\($0)") }.emptyView { Text("No prices today.") }
  /// ```
  ///
  /// Default: ``DefaultEmptyView``.
  public consuming func emptyView<EmptyContent: View>(
    @ViewBuilder _ view: @escaping () -> EmptyContent
  ) -> Self {
    _slots.emptyView = { AnyView(view()) }
    return self
  }

  /// Adds a button below the content that loads the content, or a list from its beginning, again.
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
  /// - Returns: The component with the button.
  public consuming func refreshable(action: (@Sendable () async -> Void)? = nil) -> Self {
    _slots.refreshing = .offered(action)
    return self
  }

  /// Adds an action that runs once each time a load of the component fails.
  ///
  /// ```swift
  /// AsyncValueView(value: model.user) { Text($0.name) }
  ///   .onFailure { error in log.append(error.message) }
  /// ```
  ///
  /// A ``ViewHost`` runs the action after it has rendered the failure. Rendering alone never runs
  /// the action. If the state has already failed at the first rendering, the action does not run.
  ///
  /// A store numbers its failures, so the action also runs for a failure that equals the previous
  /// failure. If the caller keeps the state, for example in a `Shared`, the failures have no
  /// numbers. Then, the action runs if the previous rendering showed no failure, another failure,
  /// or a load in flight. If two loads may fail between two renderings, use `onChange(_:)` of the
  /// `Shared` instead.
  public consuming func onFailure(
    _ action: @escaping @Sendable (_ failure: Failure) -> Void
  ) -> Self {
    _slots.onFailure = action
    return self
  }
}

public import DiptychState
public import DiptychViews

/// A message about a failure, above content that stays visible.
///
/// ```swift
/// Banner(FetchError.offline)
/// ```
///
/// ```text
/// ┃ ✗ You are offline.
/// ┃   [Retry] [Dismiss]
/// ```
///
/// The banner is a ``/DiptychViews/Callout`` with `role="alert"` in HTML. After a failed reload,
/// the callout is a warning with the title ``/DiptychViews/Labels/notUpToDate``. Each button
/// appears only if its action is available. While the load is repeated,
/// ``/DiptychViews/Labels/retrying`` replaces the retry button.
public struct Banner: View, Sendable {
  private let failure: any Error
  /// Whether a reload has failed, so that the content may be out of date.
  private let isReload: Bool
  private let dismiss: ComponentAction

  /// Creates a banner.
  ///
  /// - Parameters:
  ///   - failure: The failure. The banner shows its ``DisplayableError/message`` or, for other
  ///     errors, ``/DiptychViews/Labels/failed``.
  ///   - onDismiss: The action of the dismiss button. With nil, the banner has no dismiss button.
  public init(_ failure: any Error, onDismiss: (@Sendable () async -> Void)? = nil) {
    self.init(failure, isReload: false, dismiss: ComponentAction(onDismiss))
  }

  init(_ failure: any Error, isReload: Bool, dismiss: ComponentAction) {
    self.failure = failure
    self.isReload = isReload
    self.dismiss = dismiss
  }

  /// Creates a dismissible banner for the last failure of a store, or returns nil if there is no
  /// failure to show.
  ///
  /// There is no failure to show if no load has failed, if the user has dismissed the failure, or
  /// if the presentation has no banner for the failure.
  ///
  /// Use this initialiser to show the banners of a screen in one place, together with a component
  /// that shows no banner:
  ///
  /// ```swift
  /// var quiet = Presentation.standard
  /// quiet.reloadFailed.remove(.banner)
  /// quiet.reloadRetrying.remove(.banner)
  ///
  /// Banner(of: store)
  /// AsyncValueView(store: store, presentation: quiet) { Text($0.name) }
  /// ```
  ///
  /// - Parameters:
  ///   - store: The store. The banner shows the last failure that the store has announced, until
  ///     the user dismisses the failure.
  ///   - presentation: The presentation that decides which failures have a banner; see
  ///     ``Presentation/announces(_:)``. In ``Presentation/standard``, only a failed reload has a
  ///     banner, because the error view shows a failed first load, and a line at the end of a list
  ///     shows a failed page.
  public init?(of store: some Loadable, presentation: Presentation = .standard) {
    self.init(announcedBy: store, presentation)
  }

  /// Creates a dismissible banner for the last failure of a paging store, or returns nil if there
  /// is no failure to show.
  ///
  /// See ``init(of:presentation:)`` for a store of a value.
  public init?(of store: some PagedLoadable, presentation: Presentation = .standard) {
    self.init(announcedBy: store, presentation)
  }

  private init?(announcedBy store: some _LoadingSource, _ presentation: Presentation) {
    guard let announcement = store.announcement, !announcement.isDismissed,
      presentation.announces(announcement.load)
    else { return nil }
    self.init(
      announcement.failure,
      isReload: announcement.load == .reload,
      dismiss: ComponentAction { store.dismissAnnouncement() }
    )
  }

  public var body: some View {
    Callout(title, status: isReload ? .warning : .danger) {
      if isReload { Text(verbatim: message(of: failure)) }
    } actions: {
      RetryPart()
      if dismiss.isAvailable { DismissButton() }
    }
    .attributed(Attribute("role", "alert"))
    .environment(\.dismiss, dismiss)
  }

  private var title: String {
    isReload ? EnvironmentValues.current.labels.notUpToDate : message(of: failure)
  }
}

/// The banner of a component: the default banner, or the view that the caller has set.
@usableFromInline
struct BannerPart: View {
  private let banner: Banner
  private let view: AnyView?

  /// Creates the banner of a failure, or nil.
  @usableFromInline
  init?<Failure: Error>(
    of failure: Failure?,
    isReload: Bool,
    dismiss: ComponentAction,
    _ view: ((Failure) -> AnyView)?
  ) {
    guard let failure else { return nil }
    banner = Banner(failure, isReload: isReload, dismiss: dismiss)
    self.view = view?(failure)
  }

  /// Whether the banner itself indicates that the load is repeated.
  @usableFromInline var indicatesRetry: Bool { view == nil }

  @usableFromInline var body: some View {
    if let view {
      // The caller's views are wrapped in one child, because the spacing between parts differs from
      // the spacing between these views.
      VStack { view }
    } else {
      banner
    }
  }
}

/// The error view of a component that was created without an error view.
///
/// ```swift
/// AsyncValueView(value: AsyncValue<User, FetchError>.failed(.offline)) { Text($0.name) }
/// ```
///
/// ```text
/// ┃ ✗ You are offline.
/// ┃   [Retry]
/// ```
///
/// It is a ``/DiptychViews/Callout`` with `role="alert"` in HTML. The button appears if the retry
/// action is available. While the load is repeated, ``/DiptychViews/Labels/retrying`` replaces the
/// button. The text is the message of a ``DisplayableError``. For other errors, it is
/// ``/DiptychViews/Labels/failed``.
public struct DefaultErrorView<Failure: Error>: View, RetryIndicating {
  private let failure: Failure

  /// Creates a view of a failure.
  public init(_ failure: Failure) { self.failure = failure }

  public var body: some View {
    Callout(message(of: failure), status: .danger) {
      EmptyView()
    } actions: {
      RetryPart()
    }
    .attributed(Attribute("role", "alert"))
  }
}

/// An error view that itself indicates that the load is repeated.
@usableFromInline
protocol RetryIndicating {}

/// The retry button, or a message while the load is repeated.
struct RetryPart: View {
  var body: some View {
    if EnvironmentValues.current.isRetrying {
      ActivityMessage(message: EnvironmentValues.current.labels.retrying)
    } else if EnvironmentValues.current.retry.isAvailable {
      RetryButton()
    }
  }
}

public import DiptychState
public import DiptychViews

/// A message about a failure, above content that is shown in spite of it.
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
/// It is a ``/DiptychViews/Callout`` with `role="alert"` in HTML. Above content that could not be
/// loaded again, it is a warning with the title ``/DiptychViews/Words/notUpToDate``. The buttons
/// appear if there is an action to retry or to dismiss; while the load is repeated,
/// ``/DiptychViews/Words/retrying`` stands in the place of the first.
public struct Banner: View, Sendable {
  private let message: String
  /// Whether the failure is that of a reload, so that the content may be out of date.
  private let isReload: Bool
  private let onDismiss: (@Sendable () async -> Void)?

  /// Creates a banner.
  ///
  /// - Parameters:
  ///   - failure: The failure, shown by its ``DisplayableError/message`` or else its description.
  ///   - onDismiss: The action that removes the banner, or nil to keep it as long as the failure
  ///     exists.
  public init(_ failure: any Error, onDismiss: (@Sendable () async -> Void)? = nil) {
    self.init(failure, isReload: false, onDismiss: onDismiss)
  }

  private init(_ failure: any Error, isReload: Bool, onDismiss: (@Sendable () async -> Void)?) {
    message = DiptychAsync.message(of: failure)
    self.isReload = isReload
    self.onDismiss = onDismiss
  }

  /// Creates a dismissible banner of a store's announcement, or nil if there is none.
  ///
  /// Use it on a screen with a separate place for banners, together with a component that shows
  /// none:
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
  ///   - store: The store whose failures are announced.
  ///   - presentation: The presentation that decides which failures have a banner, see
  ///     ``Presentation/announces(_:)``. ``Presentation/standard`` has one for a failed reload; the
  ///     error view shows a failed first load.
  public init?<Store: Loadable>(of store: Store, presentation: Presentation = .standard) {
    guard let announcement = store.announcement, presentation.announces(announcement.load) else {
      return nil
    }
    let isReload = announcement.load == .reload
    self.init(AnnouncementStatus(store), of: announcement.failure, isReload: isReload)
  }

  /// Creates a dismissible banner of a paging store's announcement, or nil if there is none.
  ///
  /// - Parameters:
  ///   - store: The store whose failures are announced.
  ///   - presentation: The presentation that decides which failures have a banner, see
  ///     ``PagingPresentation/announces(_:)``. ``PagingPresentation/standard`` has one for a failed
  ///     refresh of an existing list; a line at the end of the list shows a failed page.
  public init?<Store: PagedLoadable>(of store: Store, presentation: PagingPresentation = .standard)
  {
    guard let announcement = store.announcement, presentation.announces(announcement.load) else {
      return nil
    }
    let isReload = announcement.load == .reload
    self.init(AnnouncementStatus(store), of: announcement.failure, isReload: isReload)
  }

  /// Creates the banner of a failure, or nil if there is no failure or it was dismissed.
  @usableFromInline
  init?(_ status: AnnouncementStatus, of failure: (any Error)?, isReload: Bool) {
    guard let failure else { return nil }
    switch status {
    case .permanent: self.init(failure, isReload: isReload, onDismiss: nil)
    case .dismissible(let dismiss): self.init(failure, isReload: isReload, onDismiss: dismiss)
    case .dismissed: return nil
    }
  }

  public var body: some View {
    Callout(title, status: isReload ? .warning : .danger) {
      if isReload { Text(verbatim: message) }
    } actions: {
      RetryPart()
      DismissButton()
    }
    .attributed(Attribute("role", "alert"))
    .environment(\.dismiss, DismissAction(onDismiss))
  }

  private var title: String {
    isReload ? EnvironmentValues.current.words.notUpToDate : message
  }
}

public import DiptychState
public import DiptychViews

/// A failure in one line, above what is there in spite of it.
///
/// ```swift
/// Banner(FetchError.offline)
/// ```
///
/// ```text
/// ✗ You are offline. [Retry] [Dismiss]
/// ```
///
/// HTML is a stack with `role="alert"`. The buttons are there if there is something to try again,
/// and something to dismiss.
public struct Banner: View, Sendable {
  private let message: String
  private let onDismiss: (@Sendable () async -> Void)?

  /// Creates a banner.
  ///
  /// - Parameters:
  ///   - failure: What is shown, by its ``DisplayableError/message`` or else its description.
  ///   - onDismiss: What takes the banner away, or nil if it stays until the failure is gone.
  public init(_ failure: any Error, onDismiss: (@Sendable () async -> Void)? = nil) {
    message = DiptychAsync.message(of: failure)
    self.onDismiss = onDismiss
  }

  /// Creates the banner of what a store announces, which dismisses it; nil if there is nothing.
  ///
  /// For a screen that has a place of its own for banners, and whose component shows none:
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
  ///   - store: What announces its failures.
  ///   - presentation: Says which of them have a banner, see ``Presentation/announces(_:)``.
  ///     ``Presentation/standard`` has one for a failed reload. A failed first load is shown by the
  ///     error view.
  public init?<Store: Loadable>(of store: Store, presentation: Presentation = .standard) {
    guard let announcement = store.announcement, presentation.announces(announcement.load) else {
      return nil
    }
    self.init(AnnouncementStatus(store), of: announcement.failure)
  }

  /// Creates the banner of what a store of pages announces, which dismisses it; nil if there is
  /// nothing.
  ///
  /// - Parameters:
  ///   - store: What announces its failures.
  ///   - presentation: Says which of them have a banner, see
  ///     ``PagingPresentation/announces(_:)``. ``PagingPresentation/standard`` has one for a failed
  ///     refresh of a list that is there. A failed page is a line at the end of the list.
  public init?<Store: PagedLoadable>(of store: Store, presentation: PagingPresentation = .standard)
  {
    guard let announcement = store.announcement, presentation.announces(announcement.load) else {
      return nil
    }
    self.init(AnnouncementStatus(store), of: announcement.failure)
  }

  /// Creates the banner of a failure, or none if there is none or it was dismissed.
  @usableFromInline
  init?(_ status: AnnouncementStatus, of failure: (any Error)?) {
    guard let failure else { return nil }
    switch status {
    case .permanent: self.init(failure)
    case .dismissible(let dismiss): self.init(failure, onDismiss: dismiss)
    case .dismissed: return nil
    }
  }

  public var body: some View {
    HStack {
      FailureMessage(message: message)
      RetryButton()
      DismissButton()
    }
    .attributed(Attribute("role", "alert"))
    .environment(\.dismiss, DismissAction(onDismiss))
  }
}

public import DiptychViews

/// The banner of a component: the default one, or the caller's.
@usableFromInline
struct BannerPart: View {
  private let banner: Banner
  private let view: AnyView?
  private let dismiss: DismissAction

  /// Creates the banner of a failure, or nil if there is no failure or it was dismissed.
  @usableFromInline
  init?<Failure: Error>(
    _ status: AnnouncementStatus,
    of failure: Failure?,
    isReload: Bool,
    _ view: ((Failure) -> AnyView)?
  ) {
    guard let failure, let banner = Banner(status, of: failure, isReload: isReload) else {
      return nil
    }
    self.banner = banner
    self.view = view?(failure)
    if case .dismissible(let action) = status {
      dismiss = DismissAction(action)
    } else {
      dismiss = DismissAction()
    }
  }

  /// Whether the banner tells by itself that the load is repeated.
  @usableFromInline var indicatesRetry: Bool { view == nil }

  @usableFromInline var body: some View {
    if let view {
      // One child of the stack of parts, whose spacing is not that of the caller's views.
      VStack { view }.environment(\.dismiss, dismiss)
    } else {
      banner
    }
  }
}

public import DiptychViews

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

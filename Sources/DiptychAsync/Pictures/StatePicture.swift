public import DiptychViews

/// The parts of a state that are shown, in their order.
///
/// One place for each part, so that a part keeps its state whatever is shown beside it.
@usableFromInline
struct StatePicture<Content: View, LoadingView: View, ErrorView: View, Footer: View>: View {
  @usableFromInline var banner: Banner?
  @usableFromInline var content: PlaceholderView<Content>?
  @usableFromInline var loadingView: LoadingView?
  @usableFromInline var errorView: ErrorView?
  @usableFromInline var footer: Footer?
  @usableFromInline var hasActivity = false
  @usableFromInline var retry: RetryAction

  @inlinable
  init(retry: RetryAction) {
    self.retry = retry
  }

  @inlinable var isStack: Bool {
    var count = hasActivity ? 1 : 0
    if banner != nil { count += 1 }
    if content != nil { count += 1 }
    if loadingView != nil { count += 1 }
    if errorView != nil { count += 1 }
    if footer != nil { count += 1 }
    return count > 1
  }

  @inlinable var body: some View {
    StackedParts(isStack: isStack, isBusy: hasActivity) {
      if let banner { banner.environment(\.retry, retry) }
      if let content { content }
      if let loadingView { loadingView }
      if let errorView { errorView.environment(\.retry, retry) }
      if let footer { footer }
      if hasActivity { ActivityLine() }
    }
  }
}

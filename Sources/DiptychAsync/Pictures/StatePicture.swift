public import DiptychViews

/// The visible parts of a component, in order.
///
/// Each part has its own place in the tree, so it keeps its state when other parts appear.
@usableFromInline
struct StatePicture<Content: View, LoadingView: View, ErrorView: View, Footer: View>: View {
  @usableFromInline var banner: BannerPart?
  @usableFromInline var content: PlaceholderView<Content>?
  @usableFromInline var loadingView: LoadingView?
  @usableFromInline var errorView: ErrorView?
  @usableFromInline var idleView: IdleView?
  @usableFromInline var header: Footer?
  @usableFromInline var footer: Footer?
  @usableFromInline var hasActivity = false
  /// Whether the output has a refresh button.
  @usableFromInline var offersRefresh = false
  /// The actions for the views in all parts except a placeholder.
  @usableFromInline var actions: ComponentActions

  @inlinable
  init(actions: ComponentActions) {
    self.actions = actions
  }

  @usableFromInline var isStack: Bool { leadCount + restCount > 1 || isPlaceholder }

  /// The number of parts above the other parts, each followed by an empty line.
  private var leadCount: Int { (banner == nil ? 0 : 1) + (showsActivityAbove ? 1 : 0) }

  private var restCount: Int {
    var count = showsActivity && !showsActivityAbove ? 1 : 0
    if content != nil { count += 1 }
    if loadingView != nil { count += 1 }
    if errorView != nil { count += 1 }
    if idleView != nil { count += 1 }
    if header != nil { count += 1 }
    if footer != nil { count += 1 }
    if offersRefresh { count += 1 }
    return count
  }

  /// Whether a line indicates the load in flight, because no other part indicates it.
  @usableFromInline var showsActivity: Bool {
    guard hasActivity else { return false }
    if let banner { return !banner.indicatesRetry }
    return errorView == nil || !(ErrorView.self is any RetryIndicating.Type)
  }

  @usableFromInline var isPlaceholder: Bool { content?.isPlaceholder ?? false }

  /// Whether the line is above the content, because the content may be longer than a screen.
  @usableFromInline var showsActivityAbove: Bool { showsActivity && content != nil }

  /// Whether the other parts have their own stack, below a banner or a line of activity.
  @usableFromInline var isBelowLead: Bool { leadCount > 0 && restCount > 0 }

  @inlinable var body: some View {
    StackedParts(
      isStack: isStack,
      spacing: isBelowLead ? 1 : 0,
      isBusy: hasActivity,
      isPlaceholder: isPlaceholder
    ) {
      if let banner { banner.environment(\.componentActions, actions) }
      if showsActivityAbove { ActivityLine() }
      StackedParts(isStack: isBelowLead, isBusy: false) {
        if let header { header }
        if let content { content }
        if let loadingView { loadingView.environment(\.componentActions, actions) }
        if let errorView { errorView.environment(\.componentActions, actions) }
        if let idleView { idleView.environment(\.componentActions, actions) }
        if let footer { footer }
        if offersRefresh { RefreshButton().environment(\.componentActions, actions) }
        if showsActivity && !showsActivityAbove { ActivityLine() }
      }
    }
  }
}

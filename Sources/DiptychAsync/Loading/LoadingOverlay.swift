public import DiptychState
public import DiptychViews

/// Content with one indicator for all loads of a screen.
///
/// ```swift
/// LoadingOverlay(user, friends) { Profile(user: user.value, friends: friends.value) }
/// ```
///
/// While any of the states is loading, the line `⠋ Loading…` is shown above the content. In HTML,
/// the surrounding stack has `aria-busy="true"`. The text of the line is
/// ``/DiptychViews/Words/loading``.
public struct LoadingOverlay<Content: View>: View {
  private let isLoading: Bool
  private let content: Content

  /// Creates content with an indicator that is visible during a load.
  public init(isLoading: Bool, @ViewBuilder content: () -> Content) {
    self.isLoading = isLoading
    self.content = content()
  }

  /// Creates content with an indicator that is visible while at least one of the states is loading.
  public init<each Value, each Failure: Error>(
    _ states: repeat AsyncValue<each Value, each Failure>,
    @ViewBuilder content: () -> Content
  ) {
    var isLoading = false
    for state in repeat each states { isLoading = isLoading || state.isLoading }
    self.init(isLoading: isLoading, content: content)
  }

  public var body: some View {
    StackedParts(isStack: true, spacing: isLoading ? 1 : 0, isBusy: isLoading) {
      if isLoading { ActivityLine() }
      StackedParts(isStack: isLoading, isBusy: false) { content }
    }
  }
}

extension LoadingOverlay: Sendable where Content: Sendable {}

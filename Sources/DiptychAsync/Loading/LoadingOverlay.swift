public import DiptychState
public import DiptychViews

/// Content with one sign for everything that is loaded on a screen.
///
/// ```swift
/// LoadingOverlay(user, friends) { Profile(user: user.value, friends: friends.value) }
/// ```
///
/// While any of the states is in flight, text output has the line `Loading…` below the content, or
/// what ``/DiptychViews/Words/loading`` says, and in HTML the stack around it has `aria-busy="true"`. The content stays where it is.
public struct LoadingOverlay<Content: View>: View {
  private let isLoading: Bool
  private let content: Content

  /// Creates an overlay that is seen while something is in flight.
  public init(isLoading: Bool, @ViewBuilder content: () -> Content) {
    self.isLoading = isLoading
    self.content = content()
  }

  /// Creates an overlay that is seen while any of some states is in flight.
  public init<each Value, each Failure: Error>(
    _ states: repeat AsyncValue<each Value, each Failure>,
    @ViewBuilder content: () -> Content
  ) {
    var isLoading = false
    for state in repeat each states { isLoading = isLoading || state.isLoading }
    self.init(isLoading: isLoading, content: content)
  }

  public var body: some View {
    StackedParts(isStack: true, isBusy: isLoading) {
      content
      if isLoading { ActivityLine() }
    }
  }
}

extension LoadingOverlay: Sendable where Content: Sendable {}

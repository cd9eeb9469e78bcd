public import DiptychViews

/// A button that repeats a failed load, or loads the content again if no load has failed.
///
/// It calls ``DiptychViews/EnvironmentValues/retry``, which each component sets for the views that
/// you pass to it:
///
/// ```swift
/// AsyncValueView(store: store) { user in
///   Text(user.name)
/// } errorView: { _ in
///   Text("No user.")
///   RetryButton()
/// }
/// ```
///
/// Text output is `[Retry]`. The default title is ``/DiptychViews/Words/retry``. If the action is
/// not available, nothing is drawn. While the load is repeated, the button is disabled, and is dim
/// in a terminal.
public struct RetryButton: View {
  private let title: String?
  @Environment(\.retry) private var retry

  /// Creates a button.
  ///
  /// - Parameter title: The title, or nil for the title in the environment's words.
  public init(_ title: String? = nil) {
    self.title = title
  }

  public var body: some View {
    ActionButton(
      title: title ?? EnvironmentValues.current.words.retry,
      action: retry,
      name: "RetryButton",
      isDisabled: EnvironmentValues.current.isRetrying
    )
  }
}

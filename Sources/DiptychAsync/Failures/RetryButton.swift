public import DiptychViews

/// A button that repeats a failed load.
///
/// It calls ``DiptychViews/EnvironmentValues/retry``, which every component sets for its error
/// view:
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
/// Text output is `[Retry]`, or ``/DiptychViews/Words/retry``. Without an action, nothing is drawn.
public struct RetryButton: View {
  private let title: String?
  @Environment(\.retry) private var retry

  /// Creates a button with the title from the environment's words.
  public init() {
    title = nil
  }

  /// Creates a button with a title.
  public init(_ title: String) {
    self.title = title
  }

  public var body: some View {
    if retry.isAvailable {
      Button(title ?? EnvironmentValues.current.words.retry) { [retry] in await retry() }
    }
  }
}

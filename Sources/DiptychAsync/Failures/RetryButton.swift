public import DiptychViews

/// A button that tries again what failed.
///
/// It reads ``DiptychViews/EnvironmentValues/retry``, which every component sets for its error
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
/// Text output is `[Retry]`, or what ``/DiptychViews/Words/retry`` says. Where there is nothing to
/// try again, it draws nothing.
public struct RetryButton: View {
  private let title: String?
  @Environment(\.retry) private var retry

  /// Creates a button with the title of the environment's words.
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

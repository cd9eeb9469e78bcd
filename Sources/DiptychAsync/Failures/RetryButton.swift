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
/// Text output is `[Retry]`. Where there is nothing to try again, it draws nothing.
public struct RetryButton: View {
  private let title: String
  @Environment(\.retry) private var retry

  /// Creates a button with a title.
  public init(_ title: String = "Retry") {
    self.title = title
  }

  public var body: some View {
    if retry.isAvailable {
      Button(title) { [retry] in await retry() }
    }
  }
}

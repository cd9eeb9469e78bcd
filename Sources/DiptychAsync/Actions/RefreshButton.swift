public import DiptychViews

/// A button that reloads existing content.
///
/// It calls ``DiptychViews/EnvironmentValues/refresh``, which every component sets for its slots:
///
/// ```swift
/// AsyncValueView(fetch: api.user) { user in
///   Text(user.name)
///   RefreshButton()
/// }
/// ```
///
/// A component with `.refreshable()` has this button below its content. Text output is `[Refresh]`,
/// or ``/DiptychViews/Words/refresh``. Without an action, nothing is drawn.
public struct RefreshButton: View {
  private let title: String?
  @Environment(\.refresh) private var refresh

  /// Creates a button.
  ///
  /// - Parameter title: The title, or nil for the title in the environment's words.
  public init(_ title: String? = nil) {
    self.title = title
  }

  public var body: some View {
    ActionButton(
      title: title ?? EnvironmentValues.current.words.refresh,
      action: refresh,
      name: "RefreshButton"
    )
  }
}

public import DiptychViews

/// A button that loads the content of a component again.
///
/// It calls ``DiptychViews/EnvironmentValues/refresh``, which each component sets for the views
/// that you pass to it:
///
/// ```swift
/// AsyncValueView(fetch: api.user) { user in
///   Text(user.name)
///   RefreshButton()
/// }
/// ```
///
/// A component with `.refreshable()` shows this button below its content. Text output is
/// `[Refresh]`. The default title is ``/DiptychViews/Words/refresh``. If the action is not
/// available, nothing is drawn.
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

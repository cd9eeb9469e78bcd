public import DiptychViews

/// A button that loads once more what is there.
///
/// It reads ``DiptychViews/EnvironmentValues/refresh``, which every component sets for its content,
/// whatever keeps its state:
///
/// ```swift
/// AsyncValueView(fetch: api.user) { user in
///   Text(user.name)
///   RefreshButton()
/// }
/// ```
///
/// `.refreshable()` of a component has one below its content. Text output is `[Refresh]`, or what
/// ``/DiptychViews/Words/refresh`` says. Where there is nothing to load, it draws nothing.
public struct RefreshButton: View {
  private let title: String?
  @Environment(\.refresh) private var refresh

  /// Creates a button with the title of the environment's words.
  public init() {
    title = nil
  }

  /// Creates a button with a title.
  public init(_ title: String) {
    self.title = title
  }

  public var body: some View {
    if refresh.isAvailable {
      Button(title ?? EnvironmentValues.current.words.refresh) { [refresh] in await refresh() }
    }
  }
}

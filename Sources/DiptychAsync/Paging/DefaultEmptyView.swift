public import DiptychViews

/// What a list shows that was loaded and is empty, when it is given no empty view: `Nothing here.`,
/// dimmed.
public struct DefaultEmptyView: View, Sendable {
  /// Creates the view.
  public init() {}

  public var body: some View { Text("Nothing here.").dim() }
}

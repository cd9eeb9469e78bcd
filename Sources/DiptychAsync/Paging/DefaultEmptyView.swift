public import DiptychViews

/// The view of a component that was loaded and is empty, when it is given no empty view.
///
/// Text output is `Nothing here.`, dimmed, or what ``/DiptychViews/Words/empty`` says.
public struct DefaultEmptyView: View, Sendable {
  /// Creates the view.
  public init() {}

  public var body: some View { Text(EnvironmentValues.current.words.empty).dim() }
}

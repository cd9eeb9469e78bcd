public import DiptychViews

/// The empty view of a component that is not given one.
///
/// Text output is `Nothing here.` in dim text, or ``/DiptychViews/Words/empty``.
public struct DefaultEmptyView: View, Sendable {
  /// Creates the view.
  public init() {}

  public var body: some View { Text(EnvironmentValues.current.words.empty).dim() }
}

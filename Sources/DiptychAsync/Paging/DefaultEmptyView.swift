public import DiptychViews

/// The empty view of a component that is not given one.
///
/// It is a ``/DiptychViews/ContentUnavailableView`` with the words ``/DiptychViews/Words/empty``:
/// `• Nothing here.` in text output.
public struct DefaultEmptyView: View, Sendable {
  /// Creates the view.
  public init() {}

  public var body: some View { ContentUnavailableView(EnvironmentValues.current.words.empty) }
}

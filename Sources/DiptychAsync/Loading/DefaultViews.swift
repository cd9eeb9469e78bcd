public import DiptychViews

/// The loading view of a component that was created without a loading view.
///
/// Text output is `⠋ Loading…`; on a live screen, the symbol is animated. HTML is `<p role="status"
/// aria-busy="true">Loading…</p>`, and the stylesheet draws a ring before the text. The text is
/// ``/DiptychViews/Words/loading``.
public struct DefaultLoadingView: View, Sendable {
  /// Creates the default view, which takes its text from the environment.
  public init() {}

  public var body: some View { ActivityMessage(EnvironmentValues.current.words.loading) }
}

/// The empty view of a component that was created without an empty view.
///
/// It is a ``/DiptychViews/ContentUnavailableView`` with the text ``/DiptychViews/Words/empty``.
/// Text output is `• Nothing here.`.
public struct DefaultEmptyView: View, Sendable {
  /// Creates the default view, which takes its text from the environment.
  public init() {}

  public var body: some View { ContentUnavailableView(EnvironmentValues.current.words.empty) }
}

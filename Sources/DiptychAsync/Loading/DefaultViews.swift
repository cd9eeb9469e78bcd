public import DiptychViews

/// The loading view of a component that is not given one.
///
/// Text output is `⠋ Loading…`, in a live region with a sign that turns, or
/// ``/DiptychViews/Words/loading``; HTML is `<p role="status" aria-busy="true">Loading…</p>`, which
/// has a ring before it.
public struct DefaultLoadingView: View, Sendable {
  /// Creates the view.
  public init() {}

  public var body: some View { ActivityMessage(EnvironmentValues.current.words.loading) }
}

/// The empty view of a component that is not given one.
///
/// It is a ``/DiptychViews/ContentUnavailableView`` with the words ``/DiptychViews/Words/empty``:
/// `• Nothing here.` in text output.
public struct DefaultEmptyView: View, Sendable {
  /// Creates the view.
  public init() {}

  public var body: some View { ContentUnavailableView(EnvironmentValues.current.words.empty) }
}

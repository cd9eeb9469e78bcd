public import DiptychViews

/// A line below the last item of a list: `End of list.` in dim text, or
/// ``/DiptychViews/Words/endOfList``.
///
/// ```swift
/// PagingList(store: posts) { Text($0.title) }.endView { EndOfListView() }
/// ```
public struct EndOfListView: View, Sendable {
  /// Creates the view.
  public init() {}

  public var body: some View { Text(EnvironmentValues.current.words.endOfList).dim() }
}

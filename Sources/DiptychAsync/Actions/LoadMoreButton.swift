public import DiptychViews

/// A button that loads the next page of a list.
///
/// It calls ``DiptychViews/EnvironmentValues/loadMore``, which each ``PagingList`` sets for the
/// views that you pass to it:
///
/// ```swift
/// PagingList(store: posts) { List($0) { Text($0.title) } }
///   .footerView { phase in
///     if case .more = phase { LoadMoreButton("Older posts") }
///   }
/// ```
///
/// The default footer has this button. In the header of a list, the button loads the previous page;
/// see ``PagingList/headerView(_:)``. Text output is `[Load more]`. The default title is
/// ``/DiptychViews/Words/loadMore``. Nothing is drawn while a load is in flight, at the end of the
/// list, or if no action that loads more is available.
public struct LoadMoreButton: View {
  private let title: String?
  @Environment(\.loadMore) private var loadMore

  /// Creates a button.
  ///
  /// - Parameter title: The title, or nil for the title in the environment's words.
  public init(_ title: String? = nil) {
    self.title = title
  }

  public var body: some View {
    ActionButton(
      title: title ?? EnvironmentValues.current.words.loadMore,
      action: loadMore,
      name: "LoadMoreButton"
    )
  }
}

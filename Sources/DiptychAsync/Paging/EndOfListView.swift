public import DiptychViews

/// A line below the last item of a list: `──── End of list. ────`.
///
/// The text is ``/DiptychViews/Words/endOfList``.
///
/// ```swift
/// PagingList(store: posts) { List($0) { Text($0.title) } }.endView { EndOfListView() }
/// ```
///
/// HTML is `<p class="end" role="status">End of list.</p>` between two lines.
public struct EndOfListView: View, Sendable {
  /// Creates the view.
  public init() {}

  public var body: some View {
    LabeledDivider(label: EnvironmentValues.current.words.endOfList)
      .attributed(Attribute("role", "status"))
  }
}

/// Words in the middle of a line.
private struct LabeledDivider: PrimitiveView {
  let label: String

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.divider(Text(verbatim: view.label))
  }
}

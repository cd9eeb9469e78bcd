/// A note that replaces missing content.
///
/// For example, it replaces a list that has no items.
///
/// ```swift
/// ContentUnavailableView("No commits yet.") {
///   Text("They appear here after the first one.")
/// }
/// ```
///
/// ```text
/// • No commits yet.
///   They appear here after the first one.
/// ```
///
/// HTML is a `<div class="empty">`.
public struct ContentUnavailableView<Title: View, Content: View>: PrimitiveView {
  @usableFromInline let title: Title
  @usableFromInline let content: Content

  /// Creates a note with an inline title.
  @_alwaysEmitIntoClient
  public init(
    @ViewBuilder title: () -> Title,
    @ViewBuilder content: () -> Content = { EmptyView() }
  ) {
    self.title = title()
    self.content = content()
  }

  @_alwaysEmitIntoClient
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    renderer.contentUnavailable(title: _Slot(0, view.title), _Slot(1, view.content))
  }
}

extension ContentUnavailableView where Title == Text {
  /// Creates a note whose title is a string.
  @_alwaysEmitIntoClient
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content = { EmptyView() }
  ) {
    self.title = Text(verbatim: String(title))
    self.content = content()
  }
}

extension ContentUnavailableView: Sendable where Title: Sendable, Content: Sendable {}

/// Content in a border, with a title.
///
/// ```swift
/// Panel("Status") { Text("All is well") }
/// ```
///
/// ```text
/// ╭─ Status ────╮
/// │ All is well │
/// ╰─────────────╯
/// ```
///
/// HTML is a `<section>` with a heading of level 2, or a `<div>` without a title.
public struct Panel<Title: View, Content: View>: PrimitiveView {
  @usableFromInline let title: Title?
  @usableFromInline let content: Content

  /// Creates a panel with an inline title.
  @inlinable
  public init(@ViewBuilder content: () -> Content, @ViewBuilder title: () -> Title) {
    self.title = title()
    self.content = content()
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.panel(title: view.title.map { Slot(0, $0) }, Slot(1, view.content))
  }
}

extension Panel where Title == Text {
  /// Creates a panel with a title or without one.
  @inlinable
  public init(_ title: String? = nil, @ViewBuilder content: () -> Content) {
    self.title = title.map { Text(verbatim: $0) }
    self.content = content()
  }
}

extension Panel: Sendable where Title: Sendable, Content: Sendable {}

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
/// HTML is a `<section>` with a heading of level 2. A panel without a title is a `<div>`.
///
/// The subtitle and the footer have the style of secondary text. If the title and the subtitle do
/// not fit on one line, text output omits the subtitle.
///
/// ```swift
/// Panel("harbor", subtitle: Text("20,431 commits"), footer: Text("as of 14:02")) { Facts { … } }
/// ```
public struct Panel<Title: View, Content: View>: _PrimitiveView {
  @usableFromInline let title: _Slot<Title>?
  @usableFromInline let content: Content
  @usableFromInline let subtitle: Text?
  @usableFromInline let footer: Text?

  /// Creates a panel with a title of inline content.
  @_alwaysEmitIntoClient
  public init(
    subtitle: Text? = nil,
    footer: Text? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder title: () -> Title
  ) {
    self.title = _Slot(0, title())
    self.content = content()
    self.subtitle = subtitle
    self.footer = footer
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    renderer.panel(
      title: view.title,
      subtitle: view.subtitle.map { _Slot(2, $0) },
      _Slot(1, view.content),
      footer: view.footer.map { _Slot(3, $0) }
    )
  }
}

extension Panel where Title == Text {
  /// Creates a panel with a title.
  ///
  /// If the title is nil or empty, the panel has no title.
  @_alwaysEmitIntoClient
  public init(
    _ title: String? = nil,
    subtitle: Text? = nil,
    footer: Text? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title.flatMap { $0.isEmpty ? nil : _Slot(0, Text(verbatim: $0)) }
    self.content = content()
    self.subtitle = subtitle
    self.footer = footer
  }

  @available(*, unavailable, message: "write the title without its label: Panel(title) { … }")
  public init(title: String, @ViewBuilder content: () -> Content) { fatalError() }
}

extension Panel: Sendable where Title: Sendable, Content: Sendable {}

/// A part of a document with a header and a footer.
///
/// ```swift
/// Section("Results") {
///   Text("All passed")
/// } footer: {
///   Text("in 2 s").dim()
/// }
/// ```
///
/// ```text
/// ━━ Results ───────────────────
///
/// All passed
/// in 2 s
/// ```
///
/// ```html
/// <section><h2>Results</h2><p>All passed</p><footer><p>…</p></footer></section>
/// ```
public struct Section<Header: View, Content: View, Footer: View>: _PrimitiveView {
  @usableFromInline let header: Header
  @usableFromInline let content: Content
  @usableFromInline let footer: Footer

  /// Creates a section with any view as its header, for example a heading of level 3.
  @_alwaysEmitIntoClient
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.section(
      header: _Slot(0, view.header),
      _Slot(1, view.content),
      footer: _Slot(2, view.footer)
    )
  }
}

extension Section where Header == Heading<Text> {
  /// Creates a section whose header is a heading of level 2.
  @_alwaysEmitIntoClient
  public init(
    _ title: String,
    @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    header = Heading(title, level: 2)
    self.content = content()
    self.footer = footer()
  }
}

extension Section: Sendable where Header: Sendable, Content: Sendable, Footer: Sendable {}

/// A paragraph of inline content.
///
/// ```swift
/// Paragraph {
///   Text("Read ")
///   Link("the guide", destination: "/guide")
///   Text(" first.")
/// }
/// ```
///
/// Text output is `Read the guide first.`, on as many lines as it takes; HTML is `<p>Read <a
/// href="/guide">the guide</a> first.</p>`. An empty line parts a paragraph from its neighbours; a
/// ``Text`` is a line, which stands below another one.
public struct Paragraph<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  /// Creates a paragraph with inline content.
  @inlinable
  @inline(__always)
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.paragraph(view.content)
  }
}

extension Paragraph: Sendable where Content: Sendable {}

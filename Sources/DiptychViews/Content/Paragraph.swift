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
/// Text output is `Read the guide first.`. A paragraph that is too long for a line is wrapped. HTML
/// is `<p>Read <a href="/guide">the guide</a> first.</p>`. In text output, an empty line precedes
/// and follows a paragraph. In contrast, there is no empty line between two consecutive ``Text``
/// views, which are drawn on separate lines.
public struct Paragraph<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  /// Creates a paragraph with inline content.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.paragraph(view.content)
  }
}

extension Paragraph: Sendable where Content: Sendable {}

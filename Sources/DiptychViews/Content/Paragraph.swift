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
/// Text output is `Read the guide first.`, which is wrapped if it is too long for a line. HTML is
/// `<p>Read <a href="/guide">the guide</a> first.</p>`. In text output, an empty line separates a
/// paragraph from its neighbours. By contrast, there is no empty line between two ``Text`` views
/// that follow each other.
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

/// A quotation of one or more blocks.
///
/// ```swift
/// Quote { Text("The limits of my language mean the limits of my world.") }
/// ```
///
/// ```text
/// │ The limits of my language mean the
/// │ limits of my world.
/// ```
///
/// HTML is a `<blockquote>` of paragraphs.
public struct Quote<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  /// Creates a block quotation.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.quote(view.content)
  }
}

extension Quote: Sendable where Content: Sendable {}

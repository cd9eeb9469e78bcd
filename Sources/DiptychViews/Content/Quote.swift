/// What somebody else said.
///
/// Text output draws `│ ` before each line; HTML is a `<blockquote>`.
public struct Quote<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  /// Creates a quotation of blocks.
  @inlinable
  @inline(__always)
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.quote(view.content)
  }
}

extension Quote: Sendable where Content: Sendable {}

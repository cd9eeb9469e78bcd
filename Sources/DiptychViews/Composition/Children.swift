/// A view that renders its content child by child.
///
/// A renderer wraps the content of a list or a stack in it, so that ``Renderer/child(_:)`` is
/// called for each child.
public struct Children<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  /// Creates a view of another view's children.
  @inlinable
  @inline(__always)
  public init(_ content: Content) {
    self.content = content
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    Content._renderChildren(view.content, into: &renderer)
  }
}

/// Renders its content child by child.
///
/// A renderer wraps the content of a list or a stack in it to hear of each child through
/// ``Renderer/child(_:)``.
public struct Children<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  /// Creates the children of a view.
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

/// A view that renders its content child by child.
///
/// A renderer wraps the content of a list or a stack in this view. Rendering the view then calls
/// ``Renderer/child(_:)`` once for each child of the content.
public struct Children<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  /// Creates a view that renders the children of another view.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(_ content: Content) {
    self.content = content
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    Content._renderChildren(view.content, into: &renderer)
  }
}

/// A view that renders its content child by child.
///
/// A renderer wraps the content of a list or a stack in this view, so that ``Renderer/child(_:)``
/// is called for each child.
public struct Children<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  /// Creates a view of another view's children.
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

extension AnyView {
  /// Creates a view of another view's children.
  // Not inlined: code that is not specialised would look up the metadata of `Children` before it
  // knows whether it gets here.
  @inlinable
  @inline(never)
  init<V: View>(childrenOf view: consuming V) {
    self.init(Children(view))
  }
}

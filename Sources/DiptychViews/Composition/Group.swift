/// A view that combines several views, for code that expects a single view.
///
/// A group draws only its children. In a list, each child of the group is an item, as if there were
/// no group.
public struct Group<Content: View>: _PrimitiveView {
  @usableFromInline let content: Content

  /// Creates a group of views.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    Content._render(view.content, into: &renderer)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _inliningCost: Int { Content._inliningCost }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    Content._renderChildren(view.content, into: &renderer)
  }

  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    _kind(ofContent: view.content, levels: levels)
  }
}

extension Group: Sendable where Content: Sendable {}

/// A view that draws nothing and takes no space.
public struct EmptyView: _PrimitiveView, Sendable {
  /// Creates a view that draws nothing.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init() {}

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {}

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _inliningCost: Int { 0 }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
  }
}

/// A view that renders its content child by child.
///
/// A renderer wraps the content of a list or a stack in this view. Rendering the view then calls
/// `_Renderer.child(_:)` once for each child of the content.
public struct _Children<Content: View>: _PrimitiveView {
  @usableFromInline let content: Content

  /// Creates a view that renders the children of another view.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(_ content: Content) { self.content = content }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    Content._renderChildren(view.content, into: &renderer)
  }
}

/// The part of a view to render: the whole view, or its children one by one.
// A type instead of a closure, because a closure would copy the view.
@usableFromInline
protocol RenderedPart {
  static func render<V: View, R: Renderer>(_ view: consuming V, into renderer: inout R)
}

/// The whole view.
@usableFromInline
enum WholeView: RenderedPart {
  @_alwaysEmitIntoClient
  @inline(__always)
  static func render<V: View, R: Renderer>(_ view: consuming V, into renderer: inout R) {
    V._render(view, into: &renderer)
  }
}

/// The children that the view adds to a stack or a list.
@usableFromInline
enum ChildrenOfView: RenderedPart {
  @_alwaysEmitIntoClient
  @inline(__always)
  static func render<V: View, R: Renderer>(_ view: consuming V, into renderer: inout R) {
    V._renderChildren(view, into: &renderer)
  }
}

/// The whole view.
///
/// The rendering of a small body is inlined into the calling function.
@usableFromInline
enum ViewInPlace: RenderedPart {
  @_alwaysEmitIntoClient
  @inline(__always)
  static func render<V: View, R: Renderer>(_ view: consuming V, into renderer: inout R) {
    if V.Body._inliningCost <= InliningCost.most {
      V.Body._render(V.body(of: view), into: &renderer)
    } else {
      V._render(view, into: &renderer)
    }
  }
}

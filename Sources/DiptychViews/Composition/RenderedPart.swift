/// The part of a view that is rendered: all of it, or its children one by one.
// A type instead of a closure: through a closure a view is copied on its way.
@usableFromInline
protocol RenderedPart {
  static func render<V: View, R: Renderer>(_ view: consuming V, into renderer: inout R)
}

/// All of a view.
@usableFromInline
enum WholeView: RenderedPart {
  @inlinable
  @inline(__always)
  static func render<V: View, R: Renderer>(_ view: consuming V, into renderer: inout R) {
    V._render(view, into: &renderer)
  }
}

/// The children that a stack or a list sees in a view.
@usableFromInline
enum ChildrenOfView: RenderedPart {
  @inlinable
  @inline(__always)
  static func render<V: View, R: Renderer>(_ view: consuming V, into renderer: inout R) {
    V._renderChildren(view, into: &renderer)
  }
}

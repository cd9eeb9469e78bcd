/// A view of more than ten siblings, which ``ViewBuilder`` creates.
///
/// Each sibling is drawn by a separate call, so the compile time of a long body is proportional to
/// the number of views in it. At run time, each sibling takes a few nanoseconds more than it would
/// in a short body.
public struct _ManySiblings<each Child: View>: PrimitiveView {
  @usableFromInline let children: (repeat each Child)

  init(_ children: repeat each Child) {
    self.children = (repeat each children)
  }

  @_alwaysEmitIntoClient
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    var position = 0
    repeat render((each view.children), WholeView.self, at: &position, into: &renderer)
  }

  @_alwaysEmitIntoClient
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    var position = 0
    repeat render((each view.children), ChildrenOfView.self, at: &position, into: &renderer)
  }

  // Never inlined, because the optimizer's time for a single function would grow with the square of
  // the number of siblings.
  @inlinable
  @inline(never)
  static func render<V: View, Part: RenderedPart, R: Renderer>(
    _ child: V,
    _ part: Part.Type,
    at position: inout Int,
    into renderer: inout R
  ) {
    renderer.enter(position)
    Part.render(child, into: &renderer)
    renderer.leave()
    position &+= 1
  }
}

extension _ManySiblings: Sendable where repeat each Child: Sendable {}

/// Siblings of any number, made by ``ViewBuilder`` where there are more than ten.
///
/// Each is drawn by a call of its own, so a body of many statements costs the compiler time that
/// grows with their number. At run time such a sibling costs some nanoseconds more than one of a
/// few.
public struct ManySiblings<each Child: View>: PrimitiveView {
  @usableFromInline let children: (repeat each Child)

  init(_ children: repeat each Child) {
    self.children = (repeat each children)
  }

  @inlinable
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    var position = 0
    repeat render((each view.children), WholeView.self, at: &position, into: &renderer)
  }

  @inlinable
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    var position = 0
    repeat render((each view.children), ChildrenOfView.self, at: &position, into: &renderer)
  }

  // Out of line: all in one function would take the optimizer time that grows with their square.
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

extension ManySiblings: Sendable where repeat each Child: Sendable {}

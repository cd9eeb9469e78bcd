/// One of two branches of a conditional.
///
/// ``ViewBuilder`` makes it from `if`/`else` and `switch`; there is no need to write one.
// Data decides here how deep a tree is, so here, in `Optional`, `ForEach` and `Table`, the stack is
// checked. Anywhere else the check costs more than it protects.
public enum Either<First: View, Second: View>: PrimitiveView {
  case first(First)
  case second(Second)

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    switch view {
    case .first(let view):
      renderer.enter(2)
      if _fastPath(!renderer.stackIsLow) {
        First._render(view, into: &renderer)
      } else {
        renderer.erased(view)
      }
    case .second(let view):
      renderer.enter(3)
      if _fastPath(!renderer.stackIsLow) {
        Second._render(view, into: &renderer)
      } else {
        renderer.erased(view)
      }
    }
    renderer.leave()
  }

  @inlinable
  @inline(__always)
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    switch view {
    case .first(let view):
      renderer.enter(2)
      if _fastPath(!renderer.stackIsLow) {
        First._renderChildren(view, into: &renderer)
      } else {
        renderer.erased(Children(view))
      }
    case .second(let view):
      renderer.enter(3)
      if _fastPath(!renderer.stackIsLow) {
        Second._renderChildren(view, into: &renderer)
      } else {
        renderer.erased(Children(view))
      }
    }
    renderer.leave()
  }
}

extension Either: Sendable where First: Sendable, Second: Sendable {}

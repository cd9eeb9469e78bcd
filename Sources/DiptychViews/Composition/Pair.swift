/// A view of 2 siblings, which ``ViewBuilder`` creates.
public struct _Pair<First: View, Second: View>: PrimitiveView {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  /// Creates a view of two siblings.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.enter(0)
    First._render(view.first, into: &renderer)
    renderer.leave()
    renderer.enter(1)
    Second._render(view.second, into: &renderer)
    renderer.leave()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _inliningCost: Int { First._inliningCost &+ Second._inliningCost }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.enter(0)
    First._renderChildren(view.first, into: &renderer)
    renderer.leave()
    renderer.enter(1)
    Second._renderChildren(view.second, into: &renderer)
    renderer.leave()
  }
}

extension _Pair: Sendable where First: Sendable, Second: Sendable {}

/// The chosen branch of a conditional.
///
/// ``ViewBuilder`` creates it from an `if`/`else` or a `switch`, so you never create one yourself.
// Only conditionals and loops can end the recursion of a view, so the remaining stack is checked
// here and in `Optional`, `AnyView`, `ForEach` and `Table`. Checks elsewhere would only cost time.
public enum _Either<First: View, Second: View>: _PrimitiveView {
  case first(First)
  case second(Second)

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    if _slowPath(renderer.stackIsLow) { return renderer._nestedTooDeep() }
    switch view {
    case .first(let view):
      renderer.enter(2)
      First._render(view, into: &renderer)
    case .second(let view):
      renderer.enter(3)
      Second._render(view, into: &renderer)
    }
    renderer.leave()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _inliningCost: Int { First._inliningCost &+ Second._inliningCost }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    if _slowPath(renderer.stackIsLow) { return renderer._childrenNestedTooDeep() }
    switch view {
    case .first(let view):
      renderer.enter(2)
      First._renderChildren(view, into: &renderer)
    case .second(let view):
      renderer.enter(3)
      Second._renderChildren(view, into: &renderer)
    }
    renderer.leave()
  }

  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    switch view {
    case .first(let view): _kind(ofContent: view, levels: levels)
    case .second(let view): _kind(ofContent: view, levels: levels)
    }
  }
}

extension _Either: Sendable where First: Sendable, Second: Sendable {}

/// Draws the wrapped view, or nothing.
// The siblings enter the position of the optional even if it is nil. Therefore the optional also
// enters its value, so a host can detect that a component inside is gone.
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("an optional view has no body") }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    guard let view else { return }
    if _slowPath(renderer.stackIsLow) { return renderer._nestedTooDeep() }
    renderer.enter(4)
    Wrapped._render(view, into: &renderer)
    renderer.leave()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _inliningCost: Int { Wrapped._inliningCost }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    guard let view else { return }
    if _slowPath(renderer.stackIsLow) { return renderer._childrenNestedTooDeep() }
    renderer.enter(4)
    Wrapped._renderChildren(view, into: &renderer)
    renderer.leave()
  }

  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    view.map { _kind(ofContent: $0, levels: levels) } ?? .block
  }
}

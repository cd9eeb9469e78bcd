/// Draws the wrapped view, or nothing.
// The siblings enter the position of the optional even if it is nil. Therefore the optional also
// enters its value, so a host can detect that a component inside is gone.
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("an optional view has no body") }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
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
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
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

/// An optional view draws its value, or nothing.
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("an optional view has no body") }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    guard let view else { return }
    if _fastPath(!renderer.stackIsLow) {
      Wrapped._render(view, into: &renderer)
    } else {
      renderer.erased(view)
    }
  }

  @inlinable
  @inline(__always)
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    guard let view else { return }
    if _fastPath(!renderer.stackIsLow) {
      Wrapped._renderChildren(view, into: &renderer)
    } else {
      renderer.erased(Children(view))
    }
  }
}

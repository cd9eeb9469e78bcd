/// A type-erased view.
///
/// Use it where the type of a view isn't known at compile time, or where the type would contain
/// itself, as in a recursive view. HTML rendering of the erased view takes up to twice as long,
/// because the compiler can't specialise it. So avoid type erasure in the rows of large tables.
/// Text output is as fast as without erasure. If you erase the root view of a page, the program
/// compiles faster.
public struct AnyView: PrimitiveView {
  @usableFromInline let erased: ErasedView

  /// Creates a type-erased view from a view.
  // Not inlinable, because recursive views call it in many places.
  public init<V: View>(_ view: V) {
    let isErased = V.self == AnyView.self
    erased = (isErased ? (view as? AnyView)?.erased : nil) ?? ErasedView(view)
  }

  @_alwaysEmitIntoClient
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    if _slowPath(renderer.stackIsLow) { return renderer._nestedTooDeep() }
    func open<V: View>(_ view: V) { V._render(view, into: &renderer) }
    if let view = view.erased.view { open(view) }
  }

  @_alwaysEmitIntoClient
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    if _slowPath(renderer.stackIsLow) { return renderer._childrenNestedTooDeep() }
    func open<V: View>(_ view: V) { V._renderChildren(view, into: &renderer) }
    if let view = view.erased.view { open(view) }
  }

  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    guard let view = view.erased.view else { return .block }
    return _kind(ofContent: view, levels: levels)
  }
}

/// A type-erased view.
///
/// Use it where the type of a view isn't known at compile time, or would be infinite. The compiler
/// can't specialise the HTML rendering of the erased view, so this rendering takes up to twice as
/// long. Avoid type erasure in the rows of large tables. If you erase the root view of a page, the
/// program builds faster. Text output is as fast as without erasure.
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
    func open<V: View>(_ view: V) { renderer.erased(view) }
    if let view = view.erased.view { open(view) }
  }

  @_alwaysEmitIntoClient
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    func open<V: View>(_ view: V) { renderer.erased(Children(view)) }
    if let view = view.erased.view { open(view) }
  }

  public static func _kind(of view: Self, levels: Int) -> ContentKind {
    guard let view = view.erased.view else { return .block }
    return _kind(ofContent: view, levels: levels)
  }
}

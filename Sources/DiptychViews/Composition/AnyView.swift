/// A type-erased view.
///
/// Use it if the type of a view isn't known at compile time, or if the type would contain itself.
/// The compiler can't specialise the HTML rendering of the wrapped view, so that rendering takes up
/// to twice the time. Therefore, avoid type-erased views in the rows of large tables. Wrapping the
/// root view of a page makes the program build faster. The speed of text output is the same with
/// and without type erasure.
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

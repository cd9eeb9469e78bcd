/// A view whose type is erased.
///
/// Use it where the type of a view can't be known or would be endless. As HTML, what stands below it
/// renders unspecialised, in up to twice the time, so keep it away from the rows of large tables;
/// around the root of a page it makes a program build faster. Text output does not care.
public struct AnyView: PrimitiveView {
  @usableFromInline let erased: ErasedView

  /// Creates a view that hides the type of another.
  // Not inlinable: it stands wherever data decides how deep a tree is.
  public init<V: View>(_ view: V) {
    let isErased = V.self == AnyView.self
    erased = (isErased ? (view as? AnyView)?.erased : nil) ?? ErasedView(view)
  }

  @inlinable
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    func open<V: View>(_ view: V) { renderer.erased(view) }
    if let view = view.erased.view { open(view) }
  }

  @inlinable
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    func open<V: View>(_ view: V) { renderer.erased(Children(view)) }
    if let view = view.erased.view { open(view) }
  }

  public static func _kind(of view: Self, levels: Int) -> ContentKind {
    guard let view = view.erased.view else { return .block }
    return _kind(ofContent: view, levels: levels)
  }
}

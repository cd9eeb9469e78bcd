/// A view that stays readable inside a redacted view.
public struct _UnredactedView<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  @inlinable
  @inline(__always)
  init(_ content: Content) {
    self.content = content
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.unredacted(view.content)
  }

  @inlinable
  @inline(__always)
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.unredacted(Children(view.content))
  }

  @inlinable
  public static func _kind(of view: Self, levels: Int) -> ContentKind {
    _kind(ofContent: view.content, levels: levels)
  }
}

extension _UnredactedView: Sendable where Content: Sendable {}

extension View {
  /// Keeps the view readable inside a view that is ``redacted(reason:)``, such as a label that is
  /// already known.
  @inlinable
  @inline(__always)
  public consuming func unredacted() -> _UnredactedView<Self> { _UnredactedView(self) }
}

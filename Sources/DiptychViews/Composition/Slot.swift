/// What a caller puts into a place of a view that has several, such as the footer of a section.
///
/// The view wraps each of its slots, so that a component has the same identity whichever renderer
/// draws it, and no two slots share one.
public struct Slot<Content: View>: PrimitiveView {
  @usableFromInline let position: Int
  @usableFromInline let content: Content

  /// Creates the slot at a position of a view; each slot of a view has its own.
  @inlinable
  @inline(__always)
  public init(_ position: Int, _ content: Content) {
    self.position = position
    self.content = content
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.enter(view.position)
    Content._render(view.content, into: &renderer)
    renderer.leave()
  }

  @inlinable
  @inline(__always)
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.enter(view.position)
    Content._renderChildren(view.content, into: &renderer)
    renderer.leave()
  }

  @inlinable
  public static func _kind(of view: Self, levels: Int) -> ContentKind {
    _kind(ofContent: view.content, levels: levels)
  }
}

extension Slot: Sendable where Content: Sendable {}

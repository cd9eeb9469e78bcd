/// A view with an identity of its own.
public struct IDView<ID: Hashable, Content: View>: PrimitiveView {
  @usableFromInline let id: ID
  @usableFromInline let content: Content

  @inlinable
  @inline(__always)
  init(_ id: ID, _ content: Content) {
    self.id = id
    self.content = content
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.enter(id: view.id)
    Content._render(view.content, into: &renderer)
    renderer.leave()
  }

  @inlinable
  @inline(__always)
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.enter(id: view.id)
    Content._renderChildren(view.content, into: &renderer)
    renderer.leave()
  }

  @inlinable
  public static func _kind(of view: Self, levels: Int) -> ContentKind {
    _kind(ofContent: view.content, levels: levels)
  }
}

extension IDView: Sendable where ID: Sendable, Content: Sendable {}

extension View {
  /// Gives the view an identity: a component below starts afresh when it changes.
  ///
  /// Views that have one identity together stay as many children of a stack or a list.
  @inlinable
  @inline(__always)
  public consuming func id<ID: Hashable>(_ id: ID) -> IDView<ID, Self> { IDView(id, self) }
}

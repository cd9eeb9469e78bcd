/// The content of one of a view's several places, such as the footer of a section.
///
/// The view wraps each of its places in a slot, so that a component inside has the same identity in
/// every renderer, and no two places share an identity.
public struct Slot<Content: View>: PrimitiveView {
  @usableFromInline let position: Int
  /// Whether the content stays readable when the view is redacted.
  // Here, since a slot of a `_RedactedView` would be one more type to look up for each name.
  @usableFromInline let isReadable: Bool
  @usableFromInline let content: Content

  /// Creates the slot at a position of a view; the positions of a view's slots differ.
  @inlinable
  @inline(__always)
  public init(_ position: Int, _ content: Content) {
    self.position = position
    self.content = content
    isReadable = false
  }

  /// Creates the slot of a name, which stays readable when the view is redacted.
  @inlinable
  @inline(__always)
  init(readable position: Int, _ content: Content) {
    self.position = position
    self.content = content
    isReadable = true
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.enter(view.position)
    if view.isReadable {
      renderer.redacted(false, view.content)
    } else {
      Content._render(view.content, into: &renderer)
    }
    renderer.leave()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.enter(view.position)
    if view.isReadable {
      renderer.redacted(false, Children(view.content))
    } else {
      Content._renderChildren(view.content, into: &renderer)
    }
    renderer.leave()
  }

  @inlinable
  public static func _kind(of view: Self, levels: Int) -> ContentKind {
    _kind(ofContent: view.content, levels: levels)
  }
}

extension Slot: Sendable where Content: Sendable {}

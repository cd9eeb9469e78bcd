/// The content of one part of a view, such as the footer of a section.
///
/// A view wraps each of its parts in a slot and gives each slot a number, its position. The
/// position keeps the state of components (views with state) apart: for example, a component in the
/// header never gets the state of a component in the footer. This also works if a renderer draws
/// the parts in another order, or omits one.
public struct _Slot<Content: View>: PrimitiveView {
  @usableFromInline let position: Int
  /// Whether the content stays readable when the view is redacted.
  // A property, because wrapping the content in a `_RedactedView` would cost one more type lookup
  // for each name.
  @usableFromInline let isReadable: Bool
  @usableFromInline let content: Content

  /// Creates the slot at a position.
  ///
  /// Each slot of a view needs a different position.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(_ position: Int, _ content: Content) {
    self.position = position
    self.content = content
    isReadable = false
  }

  /// Creates a slot whose content, such as a name, stays readable when the view is redacted.
  @_alwaysEmitIntoClient
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

  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    _kind(ofContent: view.content, levels: levels)
  }
}

extension _Slot: Sendable where Content: Sendable {}

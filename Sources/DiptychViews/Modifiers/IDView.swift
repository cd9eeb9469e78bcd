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
    // A type is known where this is compiled for it: nothing is left of the other branch.
    if ID.self == String.self {
      renderer.attributed(IDAttribute(view.id), view.content)
    } else {
      Content._render(view.content, into: &renderer)
    }
    renderer.leave()
  }

  @inlinable
  @inline(__always)
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.enter(id: view.id)
    if ID.self == String.self {
      renderer.attributed(IDAttribute(view.id), Children(view.content))
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

extension IDView: Sendable where ID: Sendable, Content: Sendable {}

extension View {
  /// Gives the view an identity: a component below starts afresh when it changes.
  ///
  /// ```swift
  /// Heading("Install", level: 2).id("install")
  /// ```
  ///
  /// A `String` is the id of the element too that the view becomes in HTML, `<h2 id="install">`, for
  /// links to lead to; one that is empty or holds white space can't be, and neither can an id of
  /// another type, nor those of the elements of a ``ForEach``. An id names one element of a page:
  /// `validate()` lists those that are there twice.
  ///
  /// Views that have one identity together stay as many children of a stack or a list; the first of
  /// them has the id in HTML.
  @inlinable
  @inline(__always)
  public consuming func id<ID: Hashable>(_ id: ID) -> IDView<ID, Self> { IDView(id, self) }
}

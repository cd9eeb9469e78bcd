/// A view with an explicit identity.
public struct _IDView<ID: Hashable, Content: View>: PrimitiveView {
  @usableFromInline let id: ID
  @usableFromInline let content: Content

  @_alwaysEmitIntoClient
  @inline(__always)
  init(_ id: ID, _ content: Content) {
    self.id = id
    self.content = content
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.enter(id: view.id)
    // In a specialised function, the compiler removes the unused branch.
    if ID.self == String.self {
      renderer.attributed(IDAttribute(view.id), view.content)
    } else {
      Content._render(view.content, into: &renderer)
    }
    renderer.leave()
  }

  @_alwaysEmitIntoClient
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

  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    let kind = _kind(ofContent: view.content, levels: levels)
    // As in `_render`, only a valid string becomes an attribute.
    return ID.self == String.self && IDAttribute(view.id).isValid ? kind.inElement : kind
  }
}

extension _IDView: Sendable where ID: Sendable, Content: Sendable {}

extension View {
  /// Sets the identity of the view.
  ///
  /// When the identity changes, the components (the views with state) in the view start with new
  /// state.
  ///
  /// ```swift
  /// Heading("Install", level: 2).id("install")
  /// ```
  ///
  /// In HTML, a `String` also becomes an attribute of the view's element, such as `id="install"`,
  /// so that links can lead to the element. HTML omits the attribute if the identity is not a
  /// `String`, or if the string is empty or contains white space. The identities of a ``ForEach``
  /// do not become attributes either. An `id` has to be unique in a page, and `validate()` lists
  /// the duplicates.
  ///
  /// If you apply the modifier to several views, such as a ``Group``, they remain separate children
  /// of a stack or a list. In HTML, the first of these views gets the `id`.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func id<ID: Hashable>(_ id: ID) -> _IDView<ID, Self> { _IDView(id, self) }
}

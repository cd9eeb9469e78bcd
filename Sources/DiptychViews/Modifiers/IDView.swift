/// A view with an explicit identity.
public struct _IDView<ID: Hashable, Content: View>: _PrimitiveView {
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
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
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
  public static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.enter(id: view.id)
    if ID.self == String.self {
      renderer.attributed(IDAttribute(view.id), _Children(view.content))
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

/// The `id` attribute of a view's identity, if that is a non-empty string without white space.
@usableFromInline
struct IDAttribute: Attributes {
  private let id: String?
  /// Whether an element gets the attribute.
  @usableFromInline let isValid: Bool

  @usableFromInline
  init<ID: Hashable>(_ id: ID) {
    self.id = id as? String
    isValid = self.id.map { !$0.isEmpty && !$0.utf8.contains { $0 <= 0x20 } } ?? false
  }

  @usableFromInline
  static func _write<S: _AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
    guard let id = attributes.id else { return }
    if attributes.isValid { return sink.attribute("id", id) }
    // Renderers do not write an absent attribute, but the validation of HTML reports it.
    sink.attribute("id", id, as: .absent)
  }
}

/// A view whose headings have an `id` in HTML.
public struct _HeadingIDsView<Content: View>: _PrimitiveView {
  @usableFromInline let content: Content

  @_alwaysEmitIntoClient
  init(_ content: Content) { self.content = content }

  @_alwaysEmitIntoClient
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.modified(.headingIDs, view.content)
  }

  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    _kind(ofContent: view.content, levels: levels)
  }
}

extension _HeadingIDsView: Sendable where Content: Sendable {}

extension View {
  /// Gives each ``Heading`` in the view an `id` that is made of its title, so that links can lead
  /// to the heading.
  ///
  /// ```swift
  /// TableOfContents(of: article)
  /// article.headingIDs()
  /// ```
  ///
  /// In HTML, the heading `Getting started` becomes `<h2 id="getting-started">`. A second heading
  /// with the same title gets the id `getting-started-1`. Other formats have no ids. A heading with
  /// the modifier ``View/id(_:)`` keeps its id. A redacted heading gets no id.
  ///
  /// - Complexity: O(*n*) in the size of the view. The view is rendered once more to find the ids
  ///   that it already has. Components load no data during this extra rendering, so the ids in
  ///   their loaded content are not found.
  @_alwaysEmitIntoClient
  public consuming func headingIDs() -> _HeadingIDsView<Self> { _HeadingIDsView(self) }
}

/// Returns the name of the element for a heading; a level outside of 1 to 6 counts as the nearest.
@_alwaysEmitIntoClient
package func headingName(_ level: Int) -> StaticString {
  switch level {
  case ...1: "h1"
  case 2: "h2"
  case 3: "h3"
  case 4: "h4"
  case 5: "h5"
  default: "h6"
  }
}

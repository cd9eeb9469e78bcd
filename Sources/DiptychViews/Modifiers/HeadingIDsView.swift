/// A view whose headings have an `id` in HTML.
public struct _HeadingIDsView<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  @_alwaysEmitIntoClient
  init(_ content: Content) {
    self.content = content
  }

  @_alwaysEmitIntoClient
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.headingIDs(view.content)
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

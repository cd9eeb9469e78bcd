/// A view whose headings are targets of links.
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
  public static func _kind(of view: Self, levels: Int) -> ContentKind {
    _kind(ofContent: view.content, levels: levels)
  }
}

extension _HeadingIDsView: Sendable where Content: Sendable {}

extension View {
  /// Gives each ``Heading`` below an `id` made of its title, so that links can lead to the heading.
  ///
  /// ```swift
  /// TableOfContents(of: article)
  /// article.headingIDs()
  /// ```
  ///
  /// In HTML the heading `Getting started` becomes `<h2 id="getting-started">`. A second heading
  /// with that title gets `getting-started-1`. Other formats have no ids. A heading with an
  /// ``View/id(_:)`` keeps its id, and a redacted heading gets none.
  ///
  /// - Complexity: O(*n*) in the size of the view, which is drawn once more to find the ids that it
  ///   has already. A component that loads its content is drawn as it is without a host.
  @_alwaysEmitIntoClient
  public consuming func headingIDs() -> _HeadingIDsView<Self> { _HeadingIDsView(self) }
}

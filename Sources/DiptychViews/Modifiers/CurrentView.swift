/// A link to the current page.
public struct _CurrentView<Content: View>: PrimitiveView {
  @usableFromInline let isCurrent: Bool
  @usableFromInline let content: Content

  @_alwaysEmitIntoClient
  init(_ isCurrent: Bool, _ content: Content) {
    self.isCurrent = isCurrent
    self.content = content
  }

  @_alwaysEmitIntoClient
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    if view.isCurrent {
      renderer.current(view.content)
    } else {
      Content._render(view.content, into: &renderer)
    }
  }

  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    _kind(ofContent: view.content, levels: levels).inElement
  }
}

extension _CurrentView: Sendable where Content: Sendable {}

extension View {
  /// Marks a link as the link to the current page, for example in a ``Navigation``.
  ///
  /// ```swift
  /// Link("Report", destination: "index.html").current()
  /// ```
  ///
  /// HTML is `<a href="index.html" aria-current="page">Report</a>`. In text output, the link is
  /// bold. If `isCurrent` is false, the modifier has no effect.
  @_alwaysEmitIntoClient
  public consuming func current(_ isCurrent: Bool = true) -> _CurrentView<Self> {
    _CurrentView(isCurrent, self)
  }
}

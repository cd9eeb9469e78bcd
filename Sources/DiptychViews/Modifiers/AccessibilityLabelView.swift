/// A view with an accessibility label.
public struct _AccessibilityLabelView<Content: View>: _PrimitiveView {
  @usableFromInline let label: String
  @usableFromInline let content: Content

  @_alwaysEmitIntoClient
  init(_ label: String, _ content: Content) {
    self.label = label
    self.content = content
  }

  @_alwaysEmitIntoClient
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let (label, content) = (view.label, view.content)
    switch Content.kind(of: content) {
    case .link(let destination) where Destination.isLink(destination):
      let spoken = Link(label, destination: destination)
      renderer.accessibilityLabel(label, content, spoken: spoken)
    case .button(let action):
      let spoken = Button(label, action: action)
      renderer.accessibilityLabel(label, content, spoken: spoken)
    case .link, .inline, .text, .block:
      renderer.accessibilityLabel(label, content, spoken: Text(verbatim: label))
    }
  }

  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    _kind(ofContent: view.content, levels: levels).inElement
  }
}

extension _AccessibilityLabelView: Sendable where Content: Sendable {}

extension View {
  /// Sets the text that assistive technology reads instead of the view.
  ///
  /// ```swift
  /// Text("★★★☆☆").accessibilityLabel("3 of 5 stars")
  /// ```
  ///
  /// Text output draws the view, because people look at it. Plain text contains only the label. The
  /// HTML depends on the view:
  ///
  /// - Inline content is in a `span`: `<span role="img" aria-label="3 of 5 stars">★★★☆☆</span>`.
  /// - Blocks are in a `<div role="group">` with the label.
  /// - A ``Link`` or a ``Button`` gets the attribute `aria-label` itself.
  ///
  /// To name an HTML element, such as an input, use its attribute `.aria("label", "Search")`
  /// instead.
  @_alwaysEmitIntoClient
  public consuming func accessibilityLabel(_ label: String) -> _AccessibilityLabelView<Self> {
    _AccessibilityLabelView(label, self)
  }
}

/// A link to the current page.
public struct _CurrentView<Content: View>: _PrimitiveView {
  @usableFromInline let isCurrent: Bool
  @usableFromInline let content: Content

  @_alwaysEmitIntoClient
  init(_ isCurrent: Bool, _ content: Content) {
    self.isCurrent = isCurrent
    self.content = content
  }

  @_alwaysEmitIntoClient
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
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

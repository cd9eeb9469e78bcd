/// A view with an accessibility label.
public struct _AccessibilityLabelView<Content: View>: PrimitiveView {
  @usableFromInline let label: String
  @usableFromInline let content: Content

  @_alwaysEmitIntoClient
  init(_ label: String, _ content: Content) {
    self.label = label
    self.content = content
  }

  @_alwaysEmitIntoClient
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
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
  public static func _kind(of view: Self, levels: Int) -> ContentKind {
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
  /// HTML is `<span role="img" aria-label="3 of 5 stars">★★★☆☆</span>` around inline content, and a
  /// `<div role="group">` around blocks; a ``Link`` and a ``Button`` get the attribute themselves,
  /// and an element of HTML, such as an input, is named by its own attribute, `.aria("label",
  /// "Search")`. Linear text has only the label. Text output, which is meant to be looked at, draws
  /// the view.
  @_alwaysEmitIntoClient
  public consuming func accessibilityLabel(_ label: String) -> _AccessibilityLabelView<Self> {
    _AccessibilityLabelView(label, self)
  }
}

/// A view with an accessibility label.
public struct _AccessibilityLabelView<Content: View>: PrimitiveView {
  @usableFromInline let label: String
  @usableFromInline let content: Content

  @inlinable
  init(_ label: String, _ content: Content) {
    self.label = label
    self.content = content
  }

  @inlinable
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

  @inlinable
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
  /// `<div role="group">` around blocks. A ``Link`` and a ``Button`` get the attribute `aria-label`
  /// themselves. To name an element of HTML, such as an input, set its attribute instead:
  /// `.aria("label", "Search")`. Plain text contains the label in place of the view. Text output,
  /// which is meant for sighted readers, shows the view without the label.
  @inlinable
  public consuming func accessibilityLabel(_ label: String) -> _AccessibilityLabelView<Self> {
    _AccessibilityLabelView(label, self)
  }
}

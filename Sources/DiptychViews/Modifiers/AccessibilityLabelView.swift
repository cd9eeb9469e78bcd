/// A view with other words for those who can't see it.
public struct AccessibilityLabelView<Content: View, Spoken: View>: PrimitiveView {
  @usableFromInline let label: String
  @usableFromInline let content: Content
  @usableFromInline let spoken: Spoken

  @inlinable
  init(_ label: String, _ content: Content, spoken: Spoken) {
    self.label = label
    self.content = content
    self.spoken = spoken
  }

  @inlinable
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.accessibilityLabel(view.label, view.content, spoken: view.spoken)
  }
}

extension AccessibilityLabelView: Sendable where Content: Sendable, Spoken: Sendable {}

extension View {
  /// Says what the view is in other words, for those who can't see it.
  ///
  /// ```swift
  /// Text("★★★☆☆").accessibilityLabel("3 of 5 stars")
  /// ```
  ///
  /// HTML is `<span role="img" aria-label="3 of 5 stars">★★★☆☆</span>` around a text, and a
  /// `<div role="group">` around anything else; a link and a button hold the attribute themselves.
  /// Linear text says the label and nothing else. Text output, which is looked at, draws the view.
  @inlinable
  public consuming func accessibilityLabel(_ label: String) -> AccessibilityLabelView<Self, Text> {
    AccessibilityLabelView(label, self, spoken: Text(verbatim: label))
  }
}

extension Button {
  /// Says what the button does in other words, for those who can't see it.
  @inlinable
  public consuming func accessibilityLabel(
    _ label: String
  ) -> AccessibilityLabelView<Self, Button<Text>> {
    let spoken = Button<Text>(label, action: action)
    return AccessibilityLabelView(label, self, spoken: spoken)
  }
}

extension Link {
  /// Says where the link leads in other words, for those who can't see it.
  @inlinable
  public consuming func accessibilityLabel(
    _ label: String
  ) -> AccessibilityLabelView<Self, Link<Text>> {
    let spoken = Link<Text>(label, destination: destination)
    return AccessibilityLabelView(label, self, spoken: spoken)
  }
}

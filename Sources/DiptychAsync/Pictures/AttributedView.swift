import DiptychViews

/// A view with attributes that are added to its first element.
struct AttributedView<A: Attributes, Content: View>: PrimitiveView {
  let attributes: A
  let content: Content

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.attributed(view.attributes, view.content)
  }
}

extension View {
  /// Adds attributes to the first element in this view.
  func attributed<A: Attributes>(_ attributes: A) -> AttributedView<A, Self> {
    AttributedView(attributes: attributes, content: self)
  }
}

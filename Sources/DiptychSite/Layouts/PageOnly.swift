import DiptychHTML
import DiptychViews

/// Content that is only drawn in HTML.
struct PageOnly<Content: View>: PrimitiveView {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    // Other formats ignore raw markup.
    renderer.raw(view.content.rendered(as: .html))
  }
}

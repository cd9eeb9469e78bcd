import DiptychHTML
import DiptychViews

/// Content that is drawn on a page, and in no other medium.
struct PageOnly<Content: View>: PrimitiveView {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    // Other media leave out markup, and nothing else.
    renderer.raw(view.content.rendered(as: .html))
  }
}

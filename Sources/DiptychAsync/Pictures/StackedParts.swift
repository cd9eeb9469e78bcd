public import DiptychViews

/// The parts of a picture below each other, or one part as it is.
@usableFromInline
struct StackedParts<Content: View>: PrimitiveView {
  @usableFromInline let isStack: Bool
  @usableFromInline let isBusy: Bool
  @usableFromInline let isPlaceholder: Bool
  @usableFromInline let content: Content

  @inlinable
  init(
    isStack: Bool,
    isBusy: Bool,
    isPlaceholder: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    self.isStack = isStack
    self.isBusy = isBusy
    self.isPlaceholder = isPlaceholder
    self.content = content()
  }

  // A condition of a view builder would be a place of its own: what is inside would lose its state
  // when a second part comes to it.
  @inlinable
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    guard view.isStack else { return Content._render(view.content, into: &renderer) }
    let stack = VStack { view.content }
    if view.isPlaceholder {
      let label = Attribute("aria-label", EnvironmentValues.current.words.loading)
      let status = AttributePair(Attribute("role", "status"), Attribute("aria-busy", "true"))
      renderer.attributed(AttributePair(status, label), stack)
    } else if view.isBusy {
      renderer.attributed(Attribute("aria-busy", "true"), stack)
    } else {
      VStack<Content>._render(stack, into: &renderer)
    }
  }
}

public import DiptychViews

/// The visible parts of a component in a stack, or a single part by itself.
@usableFromInline
struct StackedParts<Content: View>: PrimitiveView {
  @usableFromInline let isStack: Bool
  /// The number of lines between two parts.
  @usableFromInline let spacing: Int
  @usableFromInline let isBusy: Bool
  @usableFromInline let isPlaceholder: Bool
  @usableFromInline let content: Content

  @inlinable
  init(
    isStack: Bool,
    spacing: Int = 0,
    isBusy: Bool,
    isPlaceholder: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    self.isStack = isStack
    self.spacing = spacing
    self.isBusy = isBusy
    self.isPlaceholder = isPlaceholder
    self.content = content()
  }

  // This is not a condition of a view builder. Each branch of a condition has its own place, so the
  // content would lose its state when a second part appears.
  @inlinable
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    guard view.isStack else { return Content._render(view.content, into: &renderer) }
    let stack = VStack(spacing: view.spacing) { view.content }
    if view.isPlaceholder {
      let label = Attribute("aria-label", EnvironmentValues.current.words.loading)
      let status = _AttributePair(Attribute("role", "status"), Attribute("aria-busy", "true"))
      renderer.attributed(_AttributePair(status, label), stack)
    } else if view.isBusy {
      renderer.attributed(Attribute("aria-busy", "true"), stack)
    } else {
      VStack<Content>._render(stack, into: &renderer)
    }
  }
}

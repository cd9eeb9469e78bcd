import DiptychViews

/// The pictures of the ticks of an x axis, with one picture for each set of ticks.
///
/// The width of the plot determines the visible picture.
///
/// The CSS rules move the other pictures out of sight with a margin that is computed from the
/// width. This needs neither a script nor a container query, which validators do not know yet.
struct TickSets<Content: View>: PrimitiveView {
  private let sets: [TickSet]
  /// The height, in rem.
  private let height: Double
  private let content: (TickSet) -> Content

  init(
    _ sets: [TickSet],
    height: Double,
    content: @escaping (TickSet) -> Content
  ) {
    self.sets = sets
    self.height = height
    self.content = content
  }

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    let isOne = view.sets.count == 1
    let pictures = ForEach(view.sets, id: \.className) { set in
      view.picture(set, hidden: isOne)
    }
    if isOne { return ForEach._render(pictures, into: &renderer) }
    var attributes = SVGAttributes(class: "ticks")
    attributes.set("aria-hidden", "true")
    renderer.element("div", attributes, pictures)
  }

  private func picture(
    _ set: TickSet,
    hidden isHidden: Bool
  ) -> PageElement<Content> {
    var attributes = SVGAttributes(class: set.className)
    attributes.set("width", "100%")
    attributes.set("height", SVGAttributes.number(height) + "rem")
    if isHidden { attributes.set("aria-hidden", "true") }
    return PageElement("svg", attributes) { content(set) }
  }
}

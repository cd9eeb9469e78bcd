import DiptychViews

/// The inline content in a range of a document.
struct MarkdownInlines: PrimitiveView {
  private let context: MarkdownContext
  private let range: Range<Int>

  init(_ context: MarkdownContext, _ range: Range<Int>) {
    self.context = context
    self.range = range
  }

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    if renderer.stackIsLow { return renderer.erased(view) }
    for position in view.context.tree.children(in: view.range) {
      view.draw(position, into: &renderer)
    }
  }

  static func _kind(of view: Self, levels: Int) -> ContentKind { .inline }

  private func draw<R: Renderer>(_ position: Int, into renderer: inout R) {
    let tree = context.tree
    let node = tree.nodes[position]
    let content = MarkdownInlines(context, tree.content(of: position))
    switch node.kind {
    case .text(let text): renderer.text(text)
    case .lineBreak: renderer.lineBreak()
    case .code(let code): renderer.styled(.monospaced, Text(verbatim: code))
    case .emphasis: renderer.styled(.italic, content)
    case .strong: renderer.styled(.bold, content)
    case .strikethrough: renderer.styled(.strikethrough, content)
    case .link:
      let link = Link(destination: context.destination(of: node)) { content }
      Self.draw(link, title: tree.titles[position], into: &renderer)
    case .image(_, let alternative):
      let image = Image(context.destination(of: node), alt: alternative)
      Self.draw(image, title: tree.titles[position], into: &renderer)
    case .reference(let number, let isFirst):
      let link = Link("[\(number)]", destination: "#fn-\(number)")
      if isFirst {
        Self.draw(link.id("fnref-\(number)"), into: &renderer)
      } else {
        Self.draw(link, into: &renderer)
      }
    case .backLink(let number):
      let link = Link("↩", destination: "#fnref-\(number)")
      Self.draw(link.accessibilityLabel("Back to reference \(number)"), into: &renderer)
    case .html(let html): renderer.raw(html)
    default: Self.draw(content, into: &renderer)
    }
  }

  private static func draw<V: View, R: Renderer>(
    _ view: V,
    title: String? = nil,
    into renderer: inout R
  ) {
    if let title {
      renderer.attributed(Attribute("title", title), view)
    } else {
      V._render(view, into: &renderer)
    }
  }
}

import DiptychViews

/// The inline content in a range of a document.
struct MarkdownInlines: _PrimitiveView {
  let context: MarkdownContext
  let range: Range<Int>

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    if renderer.stackIsLow { return renderer._nestedTooDeep() }
    for position in view.context.tree.children(in: view.range) {
      view.draw(position, into: &renderer)
    }
  }

  static func _kind(of view: Self, levels: Int) -> _ContentKind { .inline }

  private func draw<R: _Renderer>(_ position: Int, into renderer: inout R) {
    let tree = context.tree
    let node = tree.nodes[position]
    let content = MarkdownInlines(context: context, range: tree.content(of: position))
    switch node.kind {
    case .text(let text): renderer.text(text)
    case .lineBreak: renderer.lineBreak()
    case .code(let code): renderer.styled(.monospaced, Text(verbatim: code))
    case .emphasis: renderer.styled(.italic, content)
    case .strong: renderer.styled(.bold, content)
    case .strikethrough: renderer.styled(.strikethrough, content)
    case .link: drawLink(position, into: &renderer)
    case .image(_, let alternative):
      guard let source = context.destination(of: node) else {
        return renderer.text(alternative)
      }
      let image = context.image(at: position, from: source, alternative)
      if let view = EnvironmentValues.current.markdownImage {
        return AnyView._render(view(image), into: &renderer)
      }
      let picture = Image(source, alt: alternative)
      if image.title == nil, image.width == nil {
        Image._render(picture, into: &renderer)
      } else {
        renderer.attributed(ImageAttributes(image: image), picture)
      }
    case .reference(let number, let occurrence):
      let link = Link("[\(number)]", destination: "#" + context.id(ofFootnote: number))
      Self.draw(link.id(context.id(ofReferenceTo: number, occurrence)), into: &renderer)
    case .backLink(let number, let occurrence):
      let link = Link("↩", destination: "#" + context.id(ofReferenceTo: number, occurrence))
      let label = occurrence > 1 ? "\(number)-\(occurrence)" : "\(number)"
      Self.draw(link.accessibilityLabel("Back to reference \(label)"), into: &renderer)
    case .html(let html): renderer.raw(html, isText: false)
    default: Self.draw(content, into: &renderer)
    }
  }

  private func drawLink<R: _Renderer>(_ position: Int, into renderer: inout R) {
    let tree = context.tree
    let range = tree.content(of: position)
    let content = MarkdownInlines(context: context, range: range)
    guard let destination = context.destination(of: tree.nodes[position]) else {
      return Self.draw(content, into: &renderer)
    }
    let link = Link(destination: destination) { content }
    let title = tree.titles[position]
    // A link needs a name, and the document has only its address.
    let name = tree.nodes[position].link?.destination ?? destination
    if range.isEmpty {
      Self.draw(Link(name, destination: destination), title: title, into: &renderer)
    } else if tree.nodes[range].allSatisfy(\.isImage), tree.words(in: range).isEmpty {
      Self.draw(link.accessibilityLabel(name), title: title, into: &renderer)
    } else {
      Self.draw(link, title: title, into: &renderer)
    }
  }

  private static func draw<V: View, R: _Renderer>(
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

/// The title of an image, its size, and whether it is loaded lazily.
private struct ImageAttributes: Attributes {
  let image: MarkdownImage

  static func _write<S: _AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
    let image = attributes.image
    if let title = image.title { sink.attribute("title", title) }
    guard let width = image.width, let height = image.height else { return }
    sink.attribute("width", "\(width)")
    sink.attribute("height", "\(height)")
    if !image.isFirst { sink.attribute("loading", "lazy") }
  }
}

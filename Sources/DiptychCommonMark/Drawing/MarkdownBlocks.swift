import DiptychCode
import DiptychViews

/// The blocks in a range of a document.
struct MarkdownBlocks: _PrimitiveView {
  let context: MarkdownContext
  let range: Range<Int>
  /// Whether paragraphs are lines, as in the items of a tight list.
  var isTight = false

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    var isAfterParagraph = false
    for position in view.context.blocks(in: view.range) {
      // Two adjacent lines would be joined into one.
      let isTight = view.isTight && !isAfterParagraph
      let block = MarkdownBlock(context: view.context, position: position, isTight: isTight)
      MarkdownBlock._render(block, into: &renderer)
      isAfterParagraph = view.context.tree.nodes[position].isParagraph
    }
  }

  static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    for position in view.context.blocks(in: view.range) {
      let block = MarkdownBlock(context: view.context, position: position, isTight: view.isTight)
      renderer.child(block)
    }
  }
}

/// A block of a document.
struct MarkdownBlock: _PrimitiveView {
  let context: MarkdownContext
  let position: Int
  let isTight: Bool

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    if renderer.stackIsLow { return renderer._nestedTooDeep() }
    view.draw(into: &renderer)
  }

  private func draw<R: _Renderer>(into renderer: inout R) {
    let range = context.tree.content(of: position)
    let blocks = MarkdownBlocks(context: context, range: range)
    let line = MarkdownInlines(context: context, range: range)
    switch context.tree.nodes[position].kind {
    case .paragraph:
      if isTight {
        renderer.itemLine(line)
      } else if isImage(range), EnvironmentValues.current.markdownImage != nil {
        // A custom view may be a block, so it is not inside a paragraph.
        Self.draw(line, into: &renderer)
      } else {
        renderer.paragraph(line)
      }
    case .heading(let number):
      guard let (level, id) = context.heading(number) else { return }
      Self.draw(Heading(level: level) { line }.id(id), into: &renderer)
    case .quote: renderer.quote(blocks)
    case .alert(let alert):
      Self.draw(MarkdownAlertView(context, range, alert), into: &renderer)
    case .list(let style, let start, let isTight):
      let items = MarkdownItems(context: context, range: range, isTight: isTight)
      Self.draw(List(style, start: start) { items }, into: &renderer)
    case .codeBlock(let code, let language, let info):
      let block = MarkdownCode(code: code, language: language, info: info)
      if let view = EnvironmentValues.current.markdownCode {
        return AnyView._render(view(block), into: &renderer)
      }
      Self.draw(
        CodeBlock(
          code,
          language: language,
          title: block.title,
          marking: block.marked,
          isNumbered: block.isNumbered
        ),
        into: &renderer
      )
    case .rule: renderer.divider(Text?.none)
    case .table(let alignments):
      MarkdownTable(context, range, alignments).draw(into: &renderer)
    case .footnotes:
      renderer.divider(Text?.none)
      let footnotes = MarkdownItems(context: context, range: range, isTight: true)
      Self.draw(List(.ordered) { footnotes }, into: &renderer)
    case .html(let html): renderer.raw(html, isText: false)
    default: Self.draw(blocks, into: &renderer)
    }
  }

  /// Whether a paragraph contains only an image.
  private func isImage(_ range: Range<Int>) -> Bool {
    guard range.count == 1, let first = range.first else { return false }
    return if case .image = context.tree.nodes[first].kind { true } else { false }
  }

  private static func draw<V: View, R: _Renderer>(_ view: V, into renderer: inout R) {
    V._render(view, into: &renderer)
  }
}

/// An alert as a callout.
///
/// If the whole first paragraph is bold, it is the title. Otherwise, the title is the kind of the
/// alert.
struct MarkdownAlertView: View {
  private let context: MarkdownContext
  private let alert: MarkdownAlert
  /// The range of the inline content of the title, if the document has one.
  private let title: Range<Int>?
  private let content: Range<Int>

  init(_ context: MarkdownContext, _ range: Range<Int>, _ alert: MarkdownAlert) {
    self.context = context
    self.alert = alert
    let tree = context.tree
    if let first = range.first, case .paragraph = tree.nodes[first].kind,
      tree.nodes[first].end > first + 1, case .strong = tree.nodes[first + 1].kind,
      tree.nodes[first + 1].end == tree.nodes[first].end
    {
      title = tree.content(of: first + 1)
      content = tree.nodes[first].end..<range.upperBound
    } else {
      title = nil
      content = range
    }
  }

  var body: some View {
    Callout(status: alert.status) {
      if let title {
        MarkdownInlines(context: context, range: title)
      } else {
        Text(verbatim: alert.rawValue)
      }
    } content: {
      MarkdownBlocks(context: context, range: content)
    }
  }
}

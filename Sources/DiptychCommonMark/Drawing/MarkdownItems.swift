import DiptychViews

/// The items of a list, or the footnotes of a document.
struct MarkdownItems: _PrimitiveView {
  let context: MarkdownContext
  let range: Range<Int>
  let isTight: Bool

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    _renderChildren(view, into: &renderer)
  }

  static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let tree = view.context.tree
    for position in tree.children(in: view.range) {
      let kind = tree.nodes[position].kind
      let content = tree.content(of: position)
      // The paragraphs of a footnote stay paragraphs.
      let isFootnote = if case .footnote = kind { true } else { false }
      let isTight = view.isTight && (!isFootnote || tree.children(in: content).count == 1)
      let item = MarkdownItem(context: view.context, range: content, isTight: isTight)
      switch kind {
      case .task(let isDone): renderer.child(TaskItem(isDone: isDone) { item })
      case .footnote(let number):
        _IDView._renderChildren(item.id(view.context.id(ofFootnote: number)), into: &renderer)
      default: renderer.child(item)
      }
    }
  }
}

/// The content of an item of a list.
struct MarkdownItem: _PrimitiveView {
  let context: MarkdownContext
  let range: Range<Int>
  let isTight: Bool

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    if renderer.stackIsLow { return renderer._nestedTooDeep() }
    if let line = view.line {
      renderer.inline(line)
    } else {
      let blocks = MarkdownBlocks(context: view.context, range: view.range, isTight: view.isTight)
      MarkdownBlocks._render(blocks, into: &renderer)
    }
  }

  static func _kind(of view: Self, levels: Int) -> _ContentKind {
    view.line == nil ? .block : .inline
  }

  /// The inline content of an item that is a single line, or nil.
  private var line: MarkdownInlines? {
    guard
      isTight, let first = range.first, case .paragraph = context.tree.nodes[first].kind,
      context.tree.nodes[first].end == range.upperBound
    else { return nil }
    return MarkdownInlines(context: context, range: context.tree.content(of: first))
  }
}

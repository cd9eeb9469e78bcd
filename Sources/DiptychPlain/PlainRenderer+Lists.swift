import DiptychViews

/// A list that is being written.
struct PlainList {
  let style: ListStyle
  var next: Int

  init(style: ListStyle, start: Int) {
    self.style = style
    next = min(max(start, 0), 999_999_999)
  }

  /// Returns the marker of the next item, and counts the item.
  mutating func nextMarker() -> String {
    defer { next += 1 }
    return style == .ordered ? "\(next). " : "- "
  }
}

extension PlainRenderer {
  mutating func list<C: View>(_ style: ListStyle, start: Int, _ content: consuming C) {
    items(of: style, start: start, Children(content))
  }

  mutating func taskItem<C: View>(isDone: Bool, _ content: consuming C) {
    writer.endBlock()
    writer.pushEdge(isDone ? "[x] " : "[ ] ", indent: 0)
    block(content, isBlock: false)
    writer.popEdge()
    writer.endBlock()
  }

  /// Writes a list whose items are the children of its content, or HTML elements in it.
  mutating func items<C: View>(of style: ListStyle, start: Int, _ content: consuming C) {
    let outer = (isBlock, writer.isInRow, list)
    writer.endBlock()
    (isBlock, writer.isInRow, list) = (false, false, PlainList(style: style, start: start))
    C._render(content, into: &self)
    (isBlock, writer.isInRow, list) = outer
    writer.endBlock()
  }

  /// Writes an item of the current list; without a list, writes a block.
  mutating func item<C: View>(_ content: consuming C, isBlock: Bool = true) {
    guard let marker = list?.nextMarker() else { return block(content, isBlock: isBlock) }
    writer.endBlock()
    writer.pushEdge(marker)
    block(content, isBlock: isBlock)
    writer.popEdge()
    writer.endBlock()
  }
}

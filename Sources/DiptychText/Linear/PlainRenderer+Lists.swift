public import DiptychViews

/// A list while it is written.
@usableFromInline
struct PlainList {
  @usableFromInline let style: ListStyle
  @usableFromInline var count = 0

  @usableFromInline
  init(style: ListStyle) {
    self.style = style
  }

  /// What stands before the next item.
  @usableFromInline
  mutating func nextMarker() -> String {
    count += 1
    return style == .ordered ? "\(count). " : "- "
  }
}

extension PlainRenderer {
  @inlinable
  public mutating func list<C: View>(_ style: ListStyle, _ content: consuming C) {
    items(of: style, Children(content))
  }

  /// A list whose content makes the items: children, or elements of HTML.
  @inlinable
  mutating func items<C: View>(of style: ListStyle, _ content: consuming C) {
    let outer = (isBlock, writer.isInRow, list)
    writer.endBlock()
    (isBlock, writer.isInRow, list) = (false, false, PlainList(style: style))
    C._render(content, into: &self)
    (isBlock, writer.isInRow, list) = outer
    writer.endBlock()
  }

  /// An item of the list that stands here; a block where there is none.
  @inlinable
  mutating func item<C: View>(_ content: consuming C, isBlock: Bool = true) {
    guard let marker = list?.nextMarker() else { return block(content, isBlock: isBlock) }
    writer.endBlock()
    writer.pushEdge(marker)
    block(content, isBlock: isBlock)
    writer.popEdge()
    writer.endBlock()
  }
}

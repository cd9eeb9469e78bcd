// Headings, with rules that take the available width. If lines have no limit, no width agrees with
// all that follows, so a rule ends with its title.
extension Layout {
  /// Writes a heading, which is apart from all of its neighbours.
  mutating func layoutHeading(_ index: Int, _ node: Node, width: Int) {
    let heading = node.parameter
    writer.begin(.heading)
    writer.beginContent()
    switch heading.level {
    case 1:
      layoutChildren(index, node, width: width)
      writeRule(below: index, node, style: heading.ruleStyle, width: width)
    case _ where !tree.hasSign(node, in: width): layoutChildren(index, node, width: width)
    case 2: layoutSectionHeading(index, node, style: heading.ruleStyle, width: width)
    default:
      let start = tree.text.pointee.count
      let sign = tree.signWidth(ofHeading: heading.level)
      tree.text.pointee.append(UInt8(ascii: "#"), repeated: heading.level)
      decorate(markedBy: start, width: sign, style: node.style)
      layoutChildren(index, node, width: width - sign)
      writer.popDecoration()
    }
    writer.end(.heading)
  }

  /// Writes the rule of a heading of level 1, which is heavy below the title.
  private mutating func writeRule(below index: Int, _ node: Node, style: UInt16, width: Int) {
    let title = titleWidth(of: index, node, in: width)
    let left = offset(of: width - title, wrapper.paragraph.alignment)
    let isLimited = tree.traits.width != nil
    writer.beginLine()
    if isLimited {
      writer.write(.horizontal, times: left, style: style)
    } else {
      writer.space(left)
    }
    writer.write(.heavyHorizontal, times: title, style: node.style)
    if isLimited { writer.write(.horizontal, times: width - title - left, style: style) }
    writer.endLine()
  }

  /// Returns the width of the longest line of a title.
  private mutating func titleWidth(of index: Int, _ node: Node, in width: Int) -> Int {
    var widest = 0
    var child = index + 1
    while child < node.end {
      let leaf = tree[child]
      if leaf.kind == .leaf {
        let first = wrapper.count
        wrapper.wrapParagraph(leaf, to: width)
        for line in first..<wrapper.count { widest = max(widest, Int(wrapper[line].columns)) }
        wrapper.drop(from: first)
      } else {
        // Content at the other end of the line is not a part of the title.
        let title = leaf.kind == .row && tree.hasSpacer(child, leaf) ? child + 1 : child
        widest = max(widest, widthTaken(by: title, of: width))
      }
      child = tree.next(child)
    }
    return min(widest, width)
  }

  /// Writes a heading of level 2 between two parts of its rule; a title of several lines has the
  /// first part alone.
  private mutating func layoutSectionHeading(
    _ index: Int,
    _ node: Node,
    style: UInt16,
    width: Int
  ) {
    let title = tree[index + 1]
    let room = width - LayoutTree.headingWidth
    guard node.extra == 1, title.kind == .leaf, !title.has(NodeFlag.breaks),
      title.natural <= room
    else {
      let start = tree.text.pointee.count
      tree.text.pointee.append(tree.traits.isASCII ? "==" : "━━")
      decorate(markedBy: start, width: LayoutTree.headingWidth, style: node.style)
      layoutChildren(index, node, width: room)
      return writer.popDecoration()
    }
    writer.beginLine()
    writer.write(.heavyHorizontal, times: LayoutTree.headingWidth - 1, style: node.style)
    writer.space(1)
    let first = wrapper.count
    wrapper.wrap(title, to: room)
    let record = wrapper[first]
    wrapper.drop(from: first)
    writer.write(record, of: title)
    writer.advance(Int(record.columns))
    let rest = width - LayoutTree.headingWidth - Int(record.columns) - 1
    if rest > 0 && tree.traits.width != nil {
      writer.space(1)
      writer.write(.horizontal, times: rest, style: style)
    }
    writer.endLine()
  }
}

// Headings, with rules that take the available width. If lines have no limit, the width of the
// content that follows is not known, so a rule ends with its title.
extension Layout {
  /// Writes a heading, which empty lines separate from all of its neighbours.
  mutating func layoutHeading(_ index: Int, _ node: Node, width: Int) {
    let level = tree.parameter(of: node).level
    let ruleStyle = tree.parameter(of: node).ruleStyle
    writer.begin(.heading)
    writer.beginContent()
    switch level {
    case 1:
      layoutChildren(index, node, width: width)
      writeRule(below: index, node, style: ruleStyle, width: width)
    case _ where !tree.hasSign(node, in: width): layoutChildren(index, node, width: width)
    case 2: layoutSectionHeading(index, node, style: ruleStyle, width: width)
    default:
      let start = tree.text.pointee.count
      let sign = tree.signWidth(ofHeading: level)
      tree.text.pointee.append(UInt8(ascii: "#"), repeated: level)
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

  /// Writes a heading of level 2 between two parts of its rule.
  ///
  /// If the title has several lines, only the first part is written.
  ///
  /// If the title has a spacer, the second part of the rule replaces the spacer, so that a note
  /// follows at the end of the line.
  private mutating func layoutSectionHeading(
    _ index: Int,
    _ node: Node,
    style: UInt16,
    width: Int
  ) {
    let room = width - LayoutTree.headingWidth
    guard node.extra == 1, let (title, note) = tree.lineOfTitle(index + 1, room) else {
      let start = tree.text.pointee.count
      tree.text.pointee.append(tree.traits.isASCII ? "==" : "━━")
      decorate(markedBy: start, width: LayoutTree.headingWidth, style: node.style)
      layoutChildren(index, node, width: room)
      return writer.popDecoration()
    }
    let noteWidth = note.map { Int($0.natural) + 1 } ?? 0
    let rest = width - LayoutTree.headingWidth - Int(title.natural) - 1 - noteWidth
    writer.beginLine()
    writer.write(.heavyHorizontal, times: LayoutTree.headingWidth - 1, style: node.style)
    writer.space(1)
    write(title, limit: room)
    if rest > 0 && tree.traits.width != nil {
      writer.space(1)
      writer.write(.horizontal, times: rest, style: style)
    }
    if let note {
      writer.space(tree.traits.width == nil ? 2 : 1)
      write(note, limit: noteWidth)
    }
    writer.endLine()
  }
}

extension LayoutTree {
  /// Returns the text of a title that fits on one line, and the text at the other end of its line.
  fileprivate func lineOfTitle(_ index: Int, _ room: Int) -> (title: Node, note: Node?)? {
    guard self[index].kind == .row, self[index].extra == 3 else {
      guard let title = line(index), title.natural <= room else { return nil }
      return (title, nil)
    }
    let spacer = next(index + 1)
    guard self[spacer].kind == .spacer, let title = line(index + 1),
      let note = line(next(spacer)), Int(title.natural + note.natural) + 5 <= room
    else { return nil }
    return (title, note)
  }

  /// Returns the only text of a node if the text is one line.
  fileprivate func line(_ index: Int) -> Node? {
    let isChild = self[index].kind != .leaf && self[index].extra == 1 && index + 1 < self[index].end
    let leaf = isChild ? self[index + 1] : self[index]
    return leaf.kind == .leaf && !leaf.has(NodeFlag.breaks) ? leaf : nil
  }
}

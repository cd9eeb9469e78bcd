// Values with their names, aligned in their group.
extension Layout {
  /// Finds the group that begins at a child of a container, unless the child is in a group already.
  @inline(never)
  mutating func findFacts(at child: Int, to end: Int) {
    if let facts, facts.nodes.contains(child) { return }
    facts = tree.neighbors(from: child, to: end)
  }

  mutating func layoutFacts(_ index: Int, _ node: Node, width: Int) {
    let outer = facts
    facts = tree.group(index + 1..<Int(node.end))
    writer.begin(.group)
    writer.beginContent()
    layoutChildren(index, node, width: width)
    writer.end(.group)
    facts = outer
  }

  mutating func layoutFact(_ index: Int, _ node: Node, width: Int) {
    let outer = facts
    let alone = index..<Int(node.end)
    let group = outer.flatMap { $0.nodes.contains(index) ? $0 : nil } ?? tree.group(alone)
    facts = nil
    writer.begin(.line)
    writer.beginContent()
    defer { writer.end(.line) }
    let label = index + 1
    let labelWidth = max(group.label, Int(tree[label].natural))
    let room = width - labelWidth - LayoutTree.factGap
    let isNarrow = room < min(group.value, LayoutTree.narrowestFact)
    if isNarrow || breaksWord(of: tree.next(label), in: room, below: width) {
      layoutStacked(label, to: Int(node.end), width: width)
    } else {
      layoutBeside(label, node, labelWidth: labelWidth, group, width: width)
    }
    facts = outer
  }

  /// Whether a value has a word that is broken beside its name, and is not broken below it.
  private mutating func breaksWord(of value: Int, in room: Int, below width: Int) -> Bool {
    guard Int(tree[value].natural) > room else { return false }
    let longest = minimum(value)
    return longest > room && longest <= width
  }

  /// Writes a value beside its name, and the note beside the value if it fits there, or below it.
  private mutating func layoutBeside(
    _ label: Int,
    _ node: Node,
    labelWidth: Int,
    _ group: FactGroup,
    width: Int
  ) {
    let gap = LayoutTree.factGap
    let value = tree.next(label)
    let note = tree.next(value)
    let valueWidth = Int(tree[value].natural)
    let isAtEnd = tree.isNumber(value) && labelWidth + gap + group.number <= width
    let left = labelWidth + (isAtEnd ? max(group.number - valueWidth, 0) : 0)
    let room = width - left - gap
    let hasNote = note < node.end
    let noteRoom = room - valueWidth - gap
    let isBeside = hasNote && Int(tree[note].natural) <= noteRoom
    let widths = numbers.append(left, repeated: 3)
    defer { numbers.count = widths }
    numbers[widths + 1] = isBeside ? valueWidth : room
    numbers[widths + 2] = noteRoom
    let parts = isBeside ? 3 : 2
    if !writeLine(label, parts, widths: widths) {
      layoutBeside(label, parts, widths: widths, gap: gap, alignment: 0)
    }
    if hasNote && !isBeside {
      // A number is aligned at the right of the column of values, but its note can use the whole
      // column.
      writer.push(Decoration(left: labelWidth + gap, fill: writer.fill))
      writer.beginContent()
      layout(note, width: width - labelWidth - gap)
      writer.popDecoration()
    }
  }

  /// Writes the parts of a fact as one line, if each is a text that fits.
  ///
  /// - Returns: Whether the line was written.
  private mutating func writeLine(_ label: Int, _ count: Int, widths: Int) -> Bool {
    guard wrapper.paragraph.alignment == 0, !tree.hasBackgrounds, !tree.traits.correctsColumns
    else { return false }
    var part = label
    for i in 0..<count {
      guard tree.isLine(part), tree[part].natural <= numbers[widths + i] else { return false }
      part = tree.next(part)
    }
    writer.beginLine()
    part = label
    for i in 0..<count {
      let text = tree[part + 1]
      let cells = Int(text.natural)
      writer.write(LineRecord(Int(text.start), Int(text.end), columns: cells), of: text)
      writer.advance(cells)
      if i + 1 < count { writer.space(numbers[widths + i] - cells + LayoutTree.factGap) }
      part = tree.next(part)
    }
    writer.endLine()
    return true
  }

  /// Writes a name, and its value below it.
  private mutating func layoutStacked(_ label: Int, to end: Int, width: Int) {
    layout(label, width: width)
    let gap = LayoutTree.factGap
    let needsAll = (width - gap + 1...width).contains(minimum(tree.next(label)))
    let indent = width > LayoutTree.narrowestFact && !needsAll ? gap : 0
    if indent > 0 { writer.push(Decoration(left: indent, fill: writer.fill)) }
    var part = tree.next(label)
    while part < end {
      writer.beginContent()
      layout(part, width: width - indent)
      part = tree.next(part)
    }
    if indent > 0 { writer.popDecoration() }
  }
}

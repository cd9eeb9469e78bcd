// Values with their names, aligned with the other values of their container.
extension Layout {
  mutating func layoutFact(_ index: Int, _ node: Node, width: Int) {
    let group = tree.group(of: index)
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
    layoutBeside(label, isBeside ? 3 : 2, widths: widths, gap: gap, alignment: 0)
    if hasNote && !isBeside {
      // A number is aligned at the right of the column of values, but its note can use the whole
      // column.
      writer.push(Decoration(left: labelWidth + gap, fill: writer.fill))
      writer.beginContent()
      layout(note, width: width - labelWidth - gap)
      writer.popDecoration()
    }
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

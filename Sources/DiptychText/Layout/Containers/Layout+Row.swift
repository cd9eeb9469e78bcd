// Children side by side. Each is laid out by itself and kept; then their lines are composed.
extension Layout {
  mutating func layoutRow(_ index: Int, _ node: Node, width: Int) {
    let count = Int(node.extra)
    if count == 0 { return }
    if count == 1 && tree[index + 1].kind != .spacer { return layout(index + 1, width: width) }
    let spacing = tree.parameter(of: node).spacing
    if _slowPath(node.has(NodeFlag.beside)) && !tree.fitsBeside(index, node, width: width) {
      return layoutApart(index, node, width: width)
    }
    let gaps = spacing * (count - 1)
    // Without gaps, neighbouring words would look like a single word.
    guard gaps == 0 || width - gaps >= count else {
      return layoutChildren(index, node, width: width)
    }
    let available = width - gaps

    let naturals = numbers.append(0, repeated: 3 * count)
    defer { numbers.count = naturals }
    let minima = naturals + count
    let widths = minima + count
    guard
      share(available, of: index, among: count, naturals: naturals, minima: minima, into: widths)
    else { return layoutChildren(index, node, width: width) }

    layoutBeside(
      index + 1,
      count,
      widths: widths,
      gap: spacing,
      alignment: tree.parameter(of: node).alignment
    )
  }

  /// Writes children below each other, with an empty line between.
  private mutating func layoutApart(_ index: Int, _ node: Node, width: Int) {
    var child = index + 1
    while child < node.end {
      if child > index + 1 { writer.writeBlankLines(1) }
      layout(child, width: width)
      child = tree.next(child)
    }
  }

  /// Writes neighbouring nodes side by side, each in a width of its own.
  ///
  /// - Returns: The index after the last one.
  @discardableResult
  mutating func layoutBeside(
    _ first: Int,
    _ count: Int,
    widths: Int,
    gap: Int,
    alignment: UInt8
  ) -> Int {
    let starts = numbers.append(0, repeated: count)
    defer { numbers.count = starts }
    var child = first
    var height = 0
    collected { layout in
      for i in 0..<count {
        let start = layout.writer.keptCount
        layout.numbers[starts + i] = start
        if layout.tree[child].kind != .spacer && layout.numbers[widths + i] > 0 {
          layout.writer.restartLine()
          layout.layout(child, width: layout.numbers[widths + i])
        }
        height = max(height, layout.writer.keptCount - start)
        child = layout.tree.next(child)
      }
    } composed: { layout, lines in
      for y in 0..<height {
        layout.writer.beginLine()
        var x = 0
        var reached = 0
        for i in 0..<count {
          let first = layout.numbers[starts + i]
          let last = i + 1 < count ? layout.numbers[starts + i + 1] : lines.upperBound
          let line = first + y - layout.offset(of: height - (last - first), alignment)
          if line >= first && line < last {
            layout.writer.space(x - reached)
            reached = x + layout.writer.replay(line)
          }
          x += layout.numbers[widths + i] + gap
        }
        layout.writer.endLine()
      }
    }
    return child
  }

  /// Finds the widths of the children of a row.
  ///
  /// The remaining width goes to spacers, and to children that expand.
  ///
  /// - Returns: Whether the children have room side by side.
  private mutating func share(
    _ available: Int,
    of index: Int,
    among count: Int,
    naturals: Int,
    minima: Int,
    into widths: Int
  ) -> Bool {
    var child = index + 1
    var total = 0
    var hasMarks = false
    for i in 0..<count {
      if tree.isMark(child) { hasMarks = true }
      numbers[naturals + i] = Int(tree[child].natural)
      total += numbers[naturals + i]
      child = tree.next(child)
    }
    let fits = share(
      available,
      among: count,
      natural: naturals,
      minimum: minima,
      into: widths,
      breaksWords: !hasMarks && !tree[index].has(NodeFlag.optional)
    ) { layout in
      var child = index + 1
      for i in 0..<count {
        let width = layout.minimum(child)
        layout.numbers[minima + i] = width
        child = layout.tree.next(child)
      }
    }
    if fits && total < available { expand(index, among: count, widths, rest: available - total) }
    return fits
  }

  /// Shares the remaining width among spacers and children that expand.
  ///
  /// Each gets an equal share, up to its limit. Each round brings at least one of them to its
  /// limit, or uses up the cells.
  private mutating func expand(_ index: Int, among count: Int, _ widths: Int, rest: Int) {
    var rest = rest
    var growing = growingChildren(index, among: count, widths, rest: rest)
    while rest > 0 && growing > 0 {
      var open = growing
      var child = index + 1
      for i in 0..<count {
        let room = growth(of: child, from: numbers[widths + i], rest: rest)
        if room > 0 && open > 0 {
          let share = min(rest / open, room)
          numbers[widths + i] += share
          rest -= share
          open -= 1
        }
        child = tree.next(child)
      }
      growing = growingChildren(index, among: count, widths, rest: rest)
    }
  }

  private mutating func growingChildren(
    _ index: Int,
    among count: Int,
    _ widths: Int,
    rest: Int
  ) -> Int {
    var growing = 0
    var child = index + 1
    for i in 0..<count {
      if growth(of: child, from: numbers[widths + i], rest: rest) > 0 { growing += 1 }
      child = tree.next(child)
    }
    return growing
  }

  /// Returns how many of the remaining cells a child of a given width can take.
  @inline(__always)
  private func growth(of child: Int, from width: Int, rest: Int) -> Int {
    if tree[child].kind == .spacer { return rest }
    return widthTaken(by: child, of: width + rest) - width
  }
}

extension Layout {
  /// Writes children in columns of the same width, row by row.
  mutating func layoutColumns(_ index: Int, _ node: Node, width: Int) {
    let spacing = tree.parameter(of: node).spacing
    let cells = min(tree.columnWidth(of: index, node), width)
    let room = tree.parameter(of: node).columnCount(of: cells, in: width)
    let count = min(room, Int(node.extra))
    guard count > 1 else { return layoutChildren(index, node, width: width) }
    let widths = numbers.append(cells, repeated: count)
    defer { numbers.count = widths }
    var left = Int(node.extra)
    var child = index + 1
    while left > 0 {
      let count = min(count, left)
      if child > index + 1 { writer.beginContent() }
      child = layoutBeside(child, count, widths: widths, gap: spacing, alignment: 0)
      left -= count
    }
  }
}

extension LayoutTree {
  /// Whether the first child of a row is a line of text, and all children have room beside it.
  fileprivate func fitsBeside(_ index: Int, _ node: Node, width: Int) -> Bool {
    let first = self[index + 1]
    let isParagraph = self[index + 2].kind == .item && self[index + 2].extra == 1
    let text = self[isParagraph ? index + 3 : index + 2]
    return node.natural <= width && first.extra == 1 && text.kind == .leaf
      && !text.has(NodeFlag.breaks)
  }
}

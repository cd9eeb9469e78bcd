import DiptychViews

// The width that a node needs at least: that of its widest piece that can't be broken. It is asked
// for only where the natural widths do not fit, and kept.
//
// Its functions are out of line: in each other they took 6 KB of the stack for each level.
extension TextEngine {
  /// The cells that a node needs at least.
  mutating func minimum(_ index: Int) -> Int {
    let node = nodes[index]
    if node.minimum != Node.unknown { return Int(node.minimum) }
    let minimum: Int
    if node.kind == .leaf {
      minimum = leafMinimum(node)
    } else if _slowPath(stack.isLow) {
      minimum = continueOnFreshStack { $0.containerMinimum(index, node) }
    } else {
      minimum = containerMinimum(index, node)
    }
    nodes[index].minimum = UInt32(minimum)
    return minimum
  }

  @inline(never)
  private mutating func containerMinimum(_ index: Int, _ node: Node) -> Int {
    switch node.kind {
    case .table: return tableMinimum(index, node)
    case .rule: return 1
    case .spacer, .bar, .sparkline: return Int(node.minimum)
    case .frame:
      if let width = FrameParameter(node.start).width { return width }
    case .flexibleFrame:
      let limits = LimitsParameter(node.start)
      return limits.width(around: childrenMinimum(index, node))
    case .choice: return choiceMinimum(index, node)
    case .layers:
      if let base = base(of: index, node) { return self.minimum(base) }
    case .paragraphStyle where ParagraphParameter(node.start).limitsLines:
      return min(Int(node.natural), narrowest)
    default: break
    }
    return childrenMinimum(index, node) + extraWidth(of: index)
  }

  @inline(never)
  private mutating func childrenMinimum(_ index: Int, _ node: Node) -> Int {
    var minimum = 0
    var child = index + 1
    while child < node.end {
      let width = self.minimum(child)
      minimum = node.kind == .row ? minimum + width : max(minimum, width)
      child = next(child)
    }
    return minimum
  }

  /// The least that any child of a choice needs: the narrowest can be drawn.
  @inline(never)
  private mutating func choiceMinimum(_ index: Int, _ node: Node) -> Int {
    var minimum = Int(node.natural)
    var child = index + 1
    while child < node.end {
      minimum = min(minimum, self.minimum(child))
      child = next(child)
    }
    return minimum
  }

  @inline(never)
  private mutating func tableMinimum(_ index: Int, _ node: Node) -> Int {
    let table = tables[Int(node.extra)]
    let minima = numbers.append(0, repeated: table.count)
    defer { numbers.count = minima }
    columnMinima(index, table, into: minima)
    let rules = table.rules(beside: table.count)
    return (minima..<minima + table.count).reduce(rules) { $0 + numbers[$1] }
  }

  /// Finds the widths that the columns of a table need at least.
  @inline(never)
  mutating func columnMinima(_ index: Int, _ table: TableInfo, into minima: Int) {
    let end = Int(nodes[index].end)
    var row = index + 1
    while row < end {
      let rowEnd = Int(nodes[row].end)
      if _slowPath(nodes[row].has(NodeFlag.packed)) {
        packedMinima(row, into: minima)
        row = rowEnd
        continue
      }
      var cell = row + 1
      var column = 0
      while cell < rowEnd {
        let span = span(of: cell)
        // A cell that is no wider than the longest word of the column so far can't matter.
        if span == 1 && Int(nodes[cell].natural) > numbers[minima + column] {
          let width = minimum(cell)
          numbers[minima + column] = max(numbers[minima + column], width)
        }
        cell = next(cell)
        column &+= span
      }
      row = rowEnd
    }
    if table.hasSpans {
      forEachSpan(index) { engine, cell, columns in
        engine.spread(engine.minimum(cell), columns, table, at: minima)
      }
    }
    for column in 0..<table.count {
      let layout = columns[table.columns + column]
      var minimum = numbers[minima + column]
      if layout.isTruncated { minimum = min(minimum, narrowest) }
      numbers[minima + column] = min(
        max(minimum, Int(layout.minimum)),
        Int(layout.maximum),
        Int(layout.natural)
      )
    }
  }

  private mutating func packedMinima(_ row: Int, into minima: Int) {
    forEachPacked(row) { engine, column, leaf in
      if Int(leaf.natural) > engine.numbers[minima + column] {
        let width = engine.leafMinimum(leaf)
        engine.numbers[minima + column] = max(engine.numbers[minima + column], width)
      }
    }
  }

  // MARK: The longest word of a text

  @inline(never)
  private func leafMinimum(_ node: Node) -> Int {
    let text = bytes
    let end = Int(node.end)
    guard node.flags & (NodeFlag.wide | NodeFlag.breaks) == 0 else {
      return unicodeMinimum(node)
    }
    // Words of ASCII between single spaces: every space is an opportunity.
    var i = Int(node.start)
    var longest = 0
    while i < end {
      let start = i
      while i < end && ASCIIClass.continuesWord(text, at: i, from: start, to: end) { i &+= 1 }
      longest = max(longest, i &- start)
      if i == end { break }
      if text[i] != UInt8(ascii: " ") || i == start { return unicodeMinimum(node) }
      i &+= 1
    }
    return longest
  }

  /// The longest piece between two opportunities of UAX #14.
  @inline(never)
  private func unicodeMinimum(_ node: Node) -> Int {
    let text = bytes
    let end = Int(node.end)
    var i = Int(node.start)
    var breaker = LineBreaker()
    var token = CommandToken()
    var columns = 0
    var trimmed = 0
    var longest = 0
    while i < end {
      let (after, cells) = GraphemeCluster.next(in: text, from: i, to: end, widthRule)
      let (opportunity, lineClass) = breaker.feed(text, from: i, to: after, end: end)
      if opportunity == .mandatory || opportunity == .allowed && !token.isOption {
        let hyphen = SoftHyphen.ends(at: i, in: text, from: Int(node.start)) ? 1 : 0
        longest = max(longest, trimmed + hyphen)
        columns = 0
        trimmed = 0
      }
      token.take(text, from: i, to: after)
      columns += cells
      if lineClass != .space && cells > 0 { trimmed = columns }
      i = after
      if lineClass == .alphabetic {
        let letters = ASCIIClass.letters(text, from: i, to: end &- 1)
        if letters > 0 {
          i &+= letters
          columns &+= letters
          trimmed = columns
          _ = breaker.add(.alphabetic)
        }
      }
    }
    return max(longest, trimmed)
  }
}

import DiptychViews

// Minimum widths. The minimum of a node is the width of its widest piece that can't be broken. It
// is computed only if the natural widths do not fit, and is then kept.
//
// The functions are not inlined. Inlined into each other, they took 6 KB of the stack for each
// level.
extension Layout {
  /// Returns the minimum width of a node, in cells.
  mutating func minimum(_ index: Int) -> Int {
    let node = tree[index]
    if index < minima.count && minima[index] != Self.unknown { return Int(minima[index]) }
    let minimum: Int
    if node.kind == .leaf {
      minimum = wrapper.longestWord(of: node)
    } else if _slowPath(stack.isLow) {
      minimum = min(Int(node.natural), LayoutTree.narrowest)
    } else {
      minimum = containerMinimum(index, node)
    }
    if _slowPath(index >= minima.count) {
      _ = minima.append(Self.unknown, repeated: tree.count - minima.count)
    }
    minima[index] = UInt32(minimum)
    return minimum
  }

  /// The entry of a node whose minimum was not computed.
  private static var unknown: UInt32 { .max }

  @inline(never)
  private mutating func containerMinimum(_ index: Int, _ node: Node) -> Int {
    switch node.kind {
    case .table: return tableMinimum(index, node)
    case .rule: return 1
    case .spacer: return Int(node.natural)
    case .fact: return childrenMinimum(index, node)
    case .bar, .sparkline: return min(Int(node.natural), 4)
    case .chart:
      return min(Int(node.natural), tree.chart(of: node).isLine ? LayoutTree.narrowestBarAlone : 12)
    case .frame:
      if let width = tree.frame(of: node).size.width { return Int(UInt32(clamping: max(width, 1))) }
    case .flexibleFrame:
      let width = tree.frame(of: node).width(around: childrenMinimum(index, node))
      return Int(UInt32(clamping: width))
    case .choice: return choiceMinimum(index, node)
    case .layers:
      if let base = tree.base(of: index, node) { return self.minimum(base) }
    case .paragraphStyle where tree.parameter(of: node).limitsLines:
      return min(Int(node.natural), LayoutTree.narrowest)
    case .heading:
      let minimum = childrenMinimum(index, node) + tree.extraWidth(of: index)
      return tree.naturalWidth(of: index, content: minimum)
    default: break
    }
    return childrenMinimum(index, node) + tree.extraWidth(of: index)
  }

  @inline(never)
  private mutating func childrenMinimum(_ index: Int, _ node: Node) -> Int {
    let isRow = node.kind == .row && !node.has(NodeFlag.beside)
    var minimum = 0
    var child = index + 1
    while child < node.end {
      let width = self.minimum(child)
      minimum = isRow ? minimum + width : max(minimum, width)
      child = tree.next(child)
    }
    return minimum
  }

  /// Returns the smallest minimum among the children of a choice, because the narrowest child can
  /// be drawn.
  @inline(never)
  private mutating func choiceMinimum(_ index: Int, _ node: Node) -> Int {
    var minimum = Int(node.natural)
    var child = index + 1
    while child < node.end {
      minimum = min(minimum, self.minimum(child))
      child = tree.next(child)
    }
    return minimum
  }

  @inline(never)
  private mutating func tableMinimum(_ index: Int, _ node: Node) -> Int {
    let table = tree.table(Int(node.extra))
    let minima = numbers.append(0, repeated: 2 * table.count)
    defer { numbers.count = minima }
    columnMinima(index, table, into: minima)
    let rules = table.rules(beside: table.count)
    return (minima..<minima + table.count).reduce(rules) { $0 + numbers[$1] }
  }

  /// Finds the minimum widths of the columns of a table, and behind them the widths that the
  /// columns keep so that they can be read, although words that are longer than any other are
  /// broken.
  ///
  /// The path of a file is cut, and needs no more than its minimum.
  @inline(never)
  mutating func columnMinima(_ index: Int, _ table: TableInfo, into minima: Int) {
    let end = Int(tree[index].end)
    let floors = minima + table.count
    func isDigit(_ i: UInt32) -> Bool { tree.bytes[Int(i)] &- UInt8(ascii: "0") < 10 }
    var row = index + 1
    while row < end {
      let rowEnd = Int(tree[row].end)
      let indent = table.indent(before: tree[row].flags)
      numbers[minima] -= indent
      numbers[floors] -= indent
      defer {
        numbers[minima] += indent
        numbers[floors] += indent
        row = rowEnd
      }
      var cell = row + 1
      var column = 0
      while cell < rowEnd {
        let span = tree.span(of: cell)
        // A cell that is no wider than the minimum of its column so far can't raise the minimum.
        let needed = min(numbers[minima + column], numbers[floors + column])
        if span == 1 && Int(tree[cell].natural) > needed {
          let width = minimum(cell)
          numbers[minima + column] = max(numbers[minima + column], width)
          let node = tree[cell]
          var floor = width
          if node.kind == .leaf, !node.has(NodeFlag.path), !node.has(NodeFlag.mark) {
            if width > Self.longestWholeWord { floor = LayoutTree.narrowestCut }
            // A short value, such as "1 min 5 s", is a word with spaces.
            let isValue = node.natural <= LayoutTree.narrowestCut && isDigit(node.start)
            floor = max(floor, isValue ? Int(node.natural) : Self.proseWidth(node.natural))
          }
          numbers[floors + column] = max(numbers[floors + column], floor)
        }
        cell = tree.next(cell)
        column &+= span
      }
    }
    if table.hasSpans {
      let tree = tree
      tree.forEachSpan(of: index, changing: &self) { layout, cell, columns in
        let needed = layout.minimum(cell)
        for first in [minima, floors] {
          table.spread(needed, over: columns, of: layout.numbers.elements(from: first, table.count))
        }
      }
    }
    for i in 0..<2 * table.count {
      let column = i % table.count
      let layout = tree.column(table.columns + column)
      var minimum = numbers[minima + i]
      if layout.isTruncated { minimum = min(minimum, LayoutTree.narrowestCut) }
      let indent = table.indent(ofColumn: column)
      let isLong = i >= table.count && layout.minimum > Self.longestWholeWord
      numbers[minima + i] = min(
        max(minimum, isLong ? 0 : Int(layout.minimum) + indent),
        Int(layout.maximum) + indent,
        Int(layout.natural)
      )
    }
  }

  /// The cells of the longest word that is broken in a table only if each record breaks it.
  private static var longestWholeWord: Int { 40 }
}

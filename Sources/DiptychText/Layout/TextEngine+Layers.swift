import DiptychViews

// Children in front of each other, and children of which one is drawn.
extension TextEngine {
  /// The child whose size counts, if it is not the largest one: the first.
  func base(of index: Int, _ node: Node) -> Int? {
    let hasBase = node.kind == .choice || LayersParameter(node.start).position != nil
    return hasBase && node.extra > 0 ? index + 1 : nil
  }

  // MARK: A choice

  /// The first child of a choice that fits, or the last one; nil if there is none.
  func chosen(of index: Int, _ node: Node, width: Int) -> Int? {
    var child = index + 1
    var last: Int?
    while child < node.end {
      if node.has(NodeFlag.always) || Int(nodes[child].natural) <= width { return child }
      last = child
      child = next(child)
    }
    return last
  }

  // MARK: Layers

  /// Each layer is laid out by itself and kept; then lines are painted over each other.
  mutating func layoutLayers(_ index: Int, _ node: Node, width limit: Int) {
    let count = Int(node.extra)
    if count == 0 { return }
    let layers = LayersParameter(node.start)
    let width = max(widthTaken(by: index, of: limit), 1)
    let starts = numbers.append(0, repeated: count + 1)
    defer { numbers.count = starts }

    layerDepth += 1
    let mark = beginCollecting()
    var child = index + 1
    var height = 0
    for i in 0..<count {
      numbers[starts + i] = lines.count
      restartCollecting()
      layout(child, width: width, alignment: layers.horizontal)
      height = max(height, lines.count - numbers[starts + i])
      child = next(child)
    }
    endCollecting(mark)
    layerDepth -= 1
    numbers[starts + count] = lines.count

    let top = beginReplay()
    let canvas = canvas.append(CanvasCell(), repeated: width)
    for y in 0..<height {
      for x in 0..<width { self.canvas[canvas + x] = CanvasCell() }
      for painted in 0..<count {
        let i = layers.position == .behind ? count - 1 - painted : painted
        let (first, end) = (numbers[starts + i], numbers[starts + i + 1])
        let line = first + y - offset(of: height - (end - first), layers.vertical)
        if line >= first && line < end { paint(lines[line], onto: canvas, width: width) }
      }
      beginLine()
      writeCanvas(from: canvas, width: width)
      endLine()
    }
    self.canvas.count = canvas
    endReplay(mark, top)
  }

  /// Paints a line that was kept, from its first cell that shows anything to its last.
  private mutating func paint(_ line: FragmentLine, onto canvas: Int, width: Int) {
    var first = line.first
    while first < line.end && !shows(fragments[first]) { first += 1 }
    var end = line.end
    while end > first && !shows(fragments[end - 1]) { end -= 1 }
    let limit = canvas + width
    var cell = canvas
    for i in line.first..<first { cell += Int(fragments[i].columns) }
    var i = first
    while i < end {
      let fragment = fragments[i]
      switch fragment.kind {
      case .text:
        let after = endOfText(from: i, to: end)
        cell = paintText(from: i, to: after, at: cell, limit: limit)
        i = after
        continue
      case .space, .padding, .glyph:
        for _ in 0..<fragment.columns where cell < limit {
          put(CanvasCell(fragment), at: cell, cells: 1, limit: limit)
          cell += 1
        }
      }
      i += 1
    }
  }

  /// Whether anything can be seen of a fragment where the layers stand.
  private func shows(_ fragment: Fragment) -> Bool {
    fragment.kind != .space || fragment.style != fill && styles.showsInSpace(fragment.style, fill)
  }

  /// Where the fragments end whose text goes on from one to the next, so that a cluster may too.
  func endOfText(from first: Int, to end: Int) -> Int {
    var i = first + 1
    while i < end, fragments[i].kind == .text, fragments[i].start == fragments[i - 1].end { i += 1 }
    return i
  }

  /// Paints text cluster by cluster; the cell after it.
  ///
  /// A cluster is in the style that its first byte has.
  private mutating func paintText(from first: Int, to end: Int, at start: Int, limit: Int) -> Int {
    var cell = start
    var fragment = first
    var i = Int(fragments[first].start)
    let last = Int(fragments[end - 1].end)
    while i < last {
      while i >= fragments[fragment].end { fragment += 1 }
      let (after, cells) = GraphemeCluster.next(in: bytes, from: i, to: last, widthRule)
      if cells > 0 {
        let style = fragments[fragment].style
        // What follows a space can be hidden, and no line ends with one.
        let isSpace = bytes[i] == UInt8(ascii: " ") && after == i + 1
        let text = CanvasCell(kind: .text, style: style, start: UInt32(i), end: UInt32(after))
        put(isSpace ? space(in: style) : text, at: cell, cells: cells, limit: limit)
      } else if cell > start && canvas[cell - 1].kind == .text && canvas[cell - 1].end == i {
        canvas[cell - 1].end = UInt32(after)
      }
      cell = min(cell + cells, limit)
      i = after
    }
    return cell
  }

  /// Puts something on some cells; of what is half hidden by it nothing is left.
  private mutating func put(_ content: CanvasCell, at first: Int, cells: Int, limit: Int) {
    guard first + cells <= limit else { return }
    if canvas[first].kind == .covered {
      var head = first
      while canvas[head].kind == .covered { head -= 1 }
      for i in head..<first { canvas[i] = space(in: canvas[head].style) }
    }
    var after = first + cells
    while after < limit && canvas[after].kind == .covered {
      canvas[after] = space(in: canvas[after].style)
      after += 1
    }
    canvas[first] = content
    for i in first + 1..<first + max(cells, 1) {
      canvas[i] = CanvasCell(kind: .covered, style: content.style)
    }
  }

  /// A space in the style of a text, as far as that can be seen.
  private func space(in style: UInt16) -> CanvasCell {
    CanvasCell(kind: .space, style: styles.showsInSpace(style, 0) ? style : 0)
  }

  /// Writes a line that was painted.
  private mutating func writeCanvas(from first: Int, width: Int) {
    let outerFill = fill
    var i = first
    while i < first + width {
      let cell = canvas[i]
      var after = i + 1
      switch cell.kind {
      case .empty, .covered: space(1)
      case .space:
        setFill(cell.style)
        pad(1)
        if cell.style != 0 { flushSpaces() }
        setFill(outerFill)
      case .glyph:
        let glyph = Glyph(word: cell.start, length: Int(cell.end))
        while after < first + width && canvas[after] == cell { after += 1 }
        write(glyph, times: after - i, style: cell.style)
      case .text:
        var end = cell.end
        while after < first + width, canvas[after].continues(from: end, in: cell.style) {
          if canvas[after].kind == .text { end = canvas[after].end }
          after += 1
        }
        write(from: Int(cell.start), to: Int(end), style: cell.style)
        column += after - i
        if _slowPath(isUncertain) { correctColumn() }
      }
      i = after
    }
  }
}

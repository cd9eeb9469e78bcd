import DiptychViews

// Canvases. The kept lines of layers are painted on a canvas over each other, cell by cell.
extension LineWriter {
  /// Appends a canvas of one line, and returns the index of its first cell.
  mutating func beginCanvas(width: Int) -> Int { canvas.append(CanvasCell(), repeated: width) }

  mutating func clearCanvas(from first: Int, width: Int) {
    for x in 0..<width { canvas[first + x] = CanvasCell() }
  }

  mutating func endCanvas(from first: Int) { canvas.count = first }

  /// Paints a kept line, from its first visible cell to its last visible cell.
  mutating func paint(_ index: Int, onto canvas: Int, width: Int) {
    let line = lines[index]
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

  /// Whether a fragment is visible before the background of the layers.
  private func shows(_ fragment: Fragment) -> Bool {
    fragment.kind != .space || fragment.style != fill && tree.showsInSpace(fragment.style, fill)
  }

  /// Returns the end of the fragments whose text is continuous, so that a cluster may reach from
  /// one into the next.
  func endOfText(from first: Int, to end: Int) -> Int {
    var i = first + 1
    while i < end, fragments[i].kind == .text, fragments[i].start == fragments[i - 1].end { i += 1 }
    return i
  }

  /// Paints text cluster by cluster.
  ///
  /// - Returns: The index of the cell after the text.
  ///
  /// A cluster has the style of its first byte.
  private mutating func paintText(from first: Int, to end: Int, at start: Int, limit: Int) -> Int {
    var cell = start
    var fragment = first
    var i = Int(fragments[first].start)
    let last = Int(fragments[end - 1].end)
    while i < last {
      while i >= fragments[fragment].end { fragment += 1 }
      let (after, cells) = GraphemeCluster.next(
        in: tree.bytes,
        from: i,
        to: last,
        tree.traits.widthRule
      )
      if cells > 0 {
        let style = fragments[fragment].style
        // If the text after a space is hidden, the line must not end with the space.
        let isSpace = tree.bytes[i] == UInt8(ascii: " ") && after == i + 1
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

  /// Puts content on some cells.
  ///
  /// If it covers only a part of a wide cluster, spaces replace the rest of the cluster.
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

  /// Returns a space in the style of a text, if the style is visible in a space.
  private func space(in style: UInt16) -> CanvasCell {
    CanvasCell(kind: .space, style: tree.showsInSpace(style, 0) ? style : 0)
  }

  /// Writes the line of a canvas.
  mutating func writeCanvas(from first: Int, width: Int) {
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
        writeIsolated(from: Int(cell.start), to: Int(end), style: cell.style)
        column += after - i
        if _slowPath(isUncertain) { correctColumn() }
      }
      i = after
    }
  }
}

/// A cell of a canvas for layers that are painted over each other.
struct CanvasCell: BitwiseCopyable, Equatable {
  enum Kind: UInt8 {
    /// Nothing so far.
    case empty
    /// A space, which may have a background.
    case space
    /// A cluster: bytes of the document's text.
    case text
    /// A glyph: `start` contains its bytes, and `end` is the number of these bytes.
    case glyph
    /// A further cell of a cluster that takes several cells.
    case covered
  }

  var kind = Kind.empty
  var style: UInt16 = 0
  var start: UInt32 = 0
  var end: UInt32 = 0

  /// Whether the cell continues a text that ends before a byte, in the same style.
  func continues(from byte: UInt32, in style: UInt16) -> Bool {
    kind == .covered || kind == .text && start == byte && self.style == style
  }
}

extension CanvasCell {
  /// Creates one cell of a space or of a glyph.
  init(_ fragment: Fragment) {
    kind = fragment.kind == .glyph ? .glyph : .space
    style = fragment.style
    start = fragment.start
    end = fragment.end
  }
}

import DiptychViews

// Lines with the edges of blocks, which are written to the output or kept.
extension LineWriter {
  /// Writes lines without content.
  mutating func writeBlankLines(_ count: Int) {
    guard count > 0 else { return }
    isLineDue = false
    for _ in 0..<count {
      beginLine()
      endLine()
    }
    previous = .none
  }

  @inline(__always)
  mutating func beginLine() {
    if _slowPath(isLineDue) { writeDueLine() }
    if decorationBase < decorations.count { writeLeftEdges() }
  }

  // Not inlined, because it is called in 30 places.
  @inline(never)
  mutating func endLine() {
    if _slowPath(decorationBase < decorations.count) { writeRightEdges() }
    lineCount &+= 1
    guard isDirect else { return keepLine() }
    if fill != 0 { flushSpaces() }
    if written != 0 { transition(to: 0) }
    out.append(UInt8(ascii: "\n"))
    // Spaces at the end of a line are never written.
    pendingSpaces = 0
    column = 0
    isUncertain = false
  }

  @inline(never)
  private mutating func keepLine() {
    if fill != 0 { flushSpaces() }
    lines.append(
      FragmentLine(first: lineStart, end: fragments.count, columns: column - pendingSpaces)
    )
    beginKeptLine()
  }

  @inline(never)
  private mutating func writeLeftEdges() {
    let inner = fill
    for i in decorationBase..<decorations.count {
      let decoration = decorations[i]
      setFill(decoration.fill)
      if decoration.isFirst {
        decorations[i].isFirst = false
        writeIsolated(
          from: Int(decoration.markerStart),
          to: Int(decoration.markerEnd),
          style: decoration.style
        )
        column += decoration.left - decoration.markerGap
        space(decoration.markerGap)
      } else if decoration.edge != .none {
        writeEdge(decoration.edge, decoration.style)
        space(decoration.left - 1)
      } else {
        decoration.isPadding ? pad(decoration.left) : space(decoration.left)
      }
    }
    setFill(inner)
  }

  @inline(never)
  private mutating func writeRightEdges() {
    let inner = fill
    var i = decorations.count - 1
    while i >= decorationBase {
      let decoration = decorations[i]
      if decoration.right >= 0 {
        setFill(decoration.fill)
        let edgeWidth = decoration.edge == .none ? 0 : 1
        let cells = max(decoration.right - column - edgeWidth, 0)
        decoration.isPadding ? pad(cells) : space(cells)
        if decoration.edge != .none {
          writeEdge(decoration.edge, decoration.style)
        }
        if decoration.fill != 0 { flushSpaces() }
      }
      i -= 1
    }
    setFill(inner)
  }

  // MARK: Edges

  /// Writes the glyph of an edge; most edges with a glyph are vertical lines.
  @inline(__always)
  private mutating func writeEdge(_ edge: EdgeGlyph, _ style: UInt16) {
    if _fastPath(edge == .line && !isUncertain) {
      writeEdge(style)
    } else {
      write(edge.glyph(isASCII: tree.traits.isASCII), times: 1, style: style)
    }
  }

  /// Adds an edge to the lines that follow.
  @inline(__always)
  mutating func push(_ decoration: Decoration) {
    if _slowPath(isLineDue) { writeDueLine() }
    decorations.append(decoration)
  }

  /// Removes the innermost edge.
  @inline(__always)
  mutating func popDecoration() { decorations.count &-= 1 }

  /// Gives the next line a marker in the innermost edge: bytes of the text.
  mutating func mark(from start: Int, to end: Int, style: UInt16) {
    let innermost = decorations.count - 1
    decorations[innermost].markerStart = UInt32(start)
    decorations[innermost].markerEnd = UInt32(end)
    decorations[innermost].style = style
    decorations[innermost].isFirst = true
  }

  /// The width of all left edges, in cells.
  var leftEdge: Int { (decorationBase..<decorations.count).reduce(0) { $0 + decorations[$1].left } }
}

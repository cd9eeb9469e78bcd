import DiptychViews

/// A writer of lines with the edges of blocks.
///
/// It writes to the output, or to memory if the lines are composed later.
///
/// Callers pass positions and styles; the bytes of text come from the document.
struct LineWriter: ~Copyable {
  let tree: LayoutTree

  /// Whether lines go to the output; otherwise they are kept.
  var isDirect = true
  /// The number of nested layers that are being written.
  var layerDepth = 0

  // MARK: The line

  /// The number of lines so far.
  var lineCount = 0
  /// The column of the next piece, after the pending spaces.
  var column = 0
  /// The number of spaces that are written only if something follows them.
  var pendingSpaces = 0
  /// Whether the cursor may be at another column, because terminals disagree on the width of a
  /// cluster.
  var isUncertain = false
  /// The style of spaces.
  var fill: UInt16 = 0

  // MARK: Empty lines between blocks

  /// Whether an empty line is due before the next line.
  var isLineDue = false
  /// The kind of the block that the next one follows.
  var previous = BlockKind.none

  // MARK: Edges

  var decorations = FlatArray<Decoration>()
  /// The index of the first decoration of the lines that are being kept.
  var decorationBase = 0

  // MARK: The output

  var out: ByteBuffer
  /// The current style of the terminal.
  var written: UInt16 = 0
  var transitions: StyleTransitions

  // MARK: Kept lines, in arrays used as stacks

  var fragments = FlatArray<Fragment>()
  var lines = FlatArray<FragmentLine>()
  var lineStart = 0
  /// The kind of the block that needs the most empty lines, among the blocks in the parts that are
  /// being kept.
  var keptKind = BlockKind.none
  var canvas = FlatArray<CanvasCell>()

  init(_ tree: LayoutTree, out: ByteBuffer) {
    self.tree = tree
    self.out = out
    transitions = StyleTransitions(tree.traits.color)
  }

  deinit {
    out.free()
    decorations.free()
    transitions.free()
    fragments.free()
    lines.free()
    canvas.free()
  }

  /// Returns the output buffer, which the caller then owns.
  mutating func takeOutput() -> ByteBuffer {
    let taken = out
    out = ByteBuffer(capacity: 0)
    return taken
  }

  // MARK: Spaces

  /// Leaves some cells free.
  @inline(__always)
  mutating func space(_ cells: Int) {
    pendingSpaces &+= cells
    column &+= cells
  }

  /// Leaves some cells free; these cells hide the layers behind them.
  mutating func pad(_ cells: Int) {
    writePadding(cells)
    column &+= cells
  }

  /// Writes padding; the caller counts its columns.
  mutating func writePadding(_ cells: Int) {
    guard !isDirect && layerDepth > 0 && cells > 0 else {
      pendingSpaces &+= cells
      return
    }
    flushSpaces()
    fragments.append(Fragment(kind: .padding, style: fill, columns: UInt32(cells)))
  }

  /// Changes the style of spaces.
  @inline(__always)
  mutating func setFill(_ style: UInt16) {
    guard style != fill else { return }
    flushSpaces()
    fill = style
  }

  @inline(__always)
  mutating func flushSpaces() {
    if pendingSpaces != 0 { writePendingSpaces() }
  }

  @inline(never)
  private mutating func writePendingSpaces() {
    if isDirect {
      if _slowPath(written != fill) && tree.showsInSpace(written, fill) {
        transition(to: fill)
      }
      out.append(spaces: pendingSpaces)
    } else {
      fragments.append(
        Fragment(kind: .space, style: fill, columns: UInt32(truncatingIfNeeded: pendingSpaces))
      )
    }
    pendingSpaces = 0
  }

  /// Leaves some cells free; the caller counts their columns.
  @inline(__always)
  mutating func leave(_ cells: Int) { pendingSpaces &+= cells }

  /// Counts columns of pieces that were written without counting them.
  @inline(__always)
  mutating func advance(_ cells: Int) { column &+= cells }

  // MARK: Text

  /// Writes bytes of the document's text; the caller counts their columns.
  @inline(__always)
  mutating func write(from start: Int, to end: Int, style: UInt16) {
    guard end > start else { return }
    if isDirect {
      if pendingSpaces != 0 { writeSpaces(before: style) } else { change(to: style) }
      out.append(from: tree.bytes, at: start, count: end &- start)
      if _slowPath(tree.traits.correctsColumns) { noteWidths(from: start, to: end) }
    } else {
      flushSpaces()
      fragments.append(
        Fragment(
          kind: .text,
          style: style,
          start: UInt32(truncatingIfNeeded: start),
          end: UInt32(truncatingIfNeeded: end)
        )
      )
    }
  }

  // MARK: Glyphs

  /// Writes a glyph several times.
  mutating func write(_ glyph: Glyph, times: Int, style: UInt16) {
    guard times > 0 else { return }
    if _slowPath(isUncertain) { correctColumn() }
    writePiece(glyph, times: times, style: style)
    column &+= times
  }

  /// Writes a glyph several times; the caller counts its columns.
  @inline(never)
  mutating func writePiece(_ glyph: Glyph, times: Int, style: UInt16) {
    let glyph = tree.traits.isASCII ? glyph.asciiTwin : glyph
    if pendingSpaces != 0 { flushSpaces() }
    if isDirect {
      if style != written { transition(to: style) }
      out.append(glyph.word, length: glyph.length, times: times)
    } else {
      fragments.append(
        Fragment(
          kind: .glyph,
          style: style,
          start: glyph.word,
          end: UInt32(glyph.length),
          columns: UInt32(truncatingIfNeeded: times)
        )
      )
    }
  }

  /// Writes a vertical line: between two cells of a table, or at the edge of a block.
  // Not inlined, because it would make the row of a table so long that the compiler inlines less of
  // the rest.
  @inline(never)
  mutating func writeEdge(_ style: UInt16) {
    column &+= 1
    guard _fastPath(isDirect && !tree.traits.isASCII) else {
      return writePiece(.vertical, times: 1, style: style)
    }
    if written != style || fill != style {
      writeSpaces(before: style)
      out.append(word: Glyph.verticalWord, length: 3)
    } else {
      out.append(spaces: pendingSpaces, and: (Glyph.verticalWord, 3))
      pendingSpaces = 0
    }
  }

  // MARK: Styles

  /// Writes the spaces so far, directly, and changes the style for the following text.
  @inline(__always)
  private mutating func writeSpaces(before style: UInt16) {
    guard written != style, written == fill || !tree.showsInSpace(written, fill),
      let sequence = transitions.word(from: written, to: style, tree)
    else {
      flushSpaces()
      return change(to: style)
    }
    out.append(spaces: pendingSpaces, and: sequence)
    written = style
    pendingSpaces = 0
  }

  @inline(__always)
  private mutating func change(to style: UInt16) {
    if written != style { transition(to: style) }
  }

  /// Changes the current style of the terminal.
  // Not inlined, because in 34 places it and its appends were a tenth of the module's code.
  @inline(never)
  mutating func transition(to style: UInt16) {
    transitions.append(from: written, to: style, tree, onto: &out)
    written = style
  }
}

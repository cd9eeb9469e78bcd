/// A piece of a kept line.
struct Fragment: BitwiseCopyable {
  enum Kind: UInt8 {
    /// Bytes of the document's text.
    case text
    /// Spaces.
    case space
    /// Spaces that hide the layers behind them.
    case padding
    /// A repeated glyph: `start` contains its bytes, and `end` is the number of these bytes.
    case glyph
  }

  var kind: Kind
  var style: UInt16
  var start: UInt32 = 0
  var end: UInt32 = 0
  var columns: UInt32 = 0
}

/// A kept line: a range of fragments, and their width.
struct FragmentLine: BitwiseCopyable {
  var first: Int
  var end: Int
  var columns: Int
}

/// The state of a writer when it began to keep lines.
struct CollectingMark {
  let fragments: Int
  let lines: Int
  let isDirect: Bool
  let decorationBase: Int
  let lineStart: Int
  let column: Int
  let pendingSpaces: Int
  let fill: UInt16
  let lineCount: Int
  let isLineDue: Bool
  let previous: BlockKind
  let keptKind: BlockKind
}

/// The ends of the kept fragments and lines when composing begins.
struct ReplayMark {
  let fragments: Int
  let lines: Int
}

// Kept lines, which are composed later; `Layout.collected` keeps and composes them.
extension LineWriter {
  /// Starts to keep lines instead of writing them.
  mutating func beginCollecting() -> CollectingMark {
    let mark = CollectingMark(
      fragments: fragments.count,
      lines: lines.count,
      isDirect: isDirect,
      decorationBase: decorationBase,
      lineStart: lineStart,
      column: column,
      pendingSpaces: pendingSpaces,
      fill: fill,
      lineCount: lineCount,
      isLineDue: isLineDue,
      previous: previous,
      keptKind: keptKind
    )
    isDirect = false
    decorationBase = decorations.count
    previous = .none
    keptKind = .none
    restartLine()
    return mark
  }

  /// The number of kept lines.
  @inline(__always)
  var keptCount: Int { lines.count }

  /// Starts the first kept line of a part.
  mutating func restartLine() {
    keptKind = max(keptKind, previous)
    isLineDue = false
    previous = .none
    beginKeptLine()
  }

  /// Starts a kept line.
  mutating func beginKeptLine() {
    lineStart = fragments.count
    pendingSpaces = 0
    column = 0
  }

  /// Stops keeping lines; later lines go where lines went before.
  mutating func endCollecting(_ mark: CollectingMark) {
    isDirect = mark.isDirect
    decorationBase = mark.decorationBase
    lineStart = mark.lineStart
    column = mark.column
    pendingSpaces = mark.pendingSpaces
    fill = mark.fill
    lineCount = mark.lineCount
    let kind = max(keptKind, previous)
    isLineDue = mark.isLineDue
    previous = mark.previous
    keptKind = mark.keptKind
    // The composed lines are one block for their neighbours.
    if kind != .none { begin(kind) }
  }

  /// Starts to compose kept lines; if the composed lines are kept too, they are stored after the
  /// kept lines.
  mutating func beginReplay() -> ReplayMark {
    if !isDirect { lineStart = fragments.count }
    return ReplayMark(fragments: fragments.count, lines: lines.count)
  }

  /// Drops the kept lines; if the composed lines are kept too, they move to the place of the
  /// dropped lines.
  mutating func endReplay(_ mark: CollectingMark, _ top: ReplayMark) {
    if isDirect {
      fragments.count = mark.fragments
      lines.count = mark.lines
      return
    }
    let moved = top.fragments - mark.fragments
    fragments.remove(from: mark.fragments, to: top.fragments)
    lines.remove(from: mark.lines, to: top.lines)
    for line in mark.lines..<lines.count {
      lines[line].first -= moved
      lines[line].end -= moved
    }
    lineStart = fragments.count
  }

  /// Writes a kept line, and returns its width.
  mutating func replay(_ index: Int) -> Int {
    let line = lines[index]
    let outerFill = fill
    for i in line.first..<line.end {
      let fragment = fragments[i]
      if _slowPath(isUncertain) { correctColumn(at: i, of: line) }
      switch fragment.kind {
      case .text:
        write(from: Int(fragment.start), to: Int(fragment.end), style: fragment.style)
      case .space:
        setFill(fragment.style)
        pendingSpaces += Int(fragment.columns)
        if fragment.style != 0 { flushSpaces() }
      case .padding:
        setFill(fragment.style)
        writePadding(Int(fragment.columns))
        if fragment.style != 0 { flushSpaces() }
      case .glyph:
        writePiece(
          Glyph(word: fragment.start, length: Int(fragment.end)),
          times: Int(fragment.columns),
          style: fragment.style
        )
      }
    }
    setFill(outerFill)
    column += line.columns
    return line.columns
  }
}

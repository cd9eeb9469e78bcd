import DiptychViews

// Inline text: sanitised and measured while it is copied to the end of the source.
extension TextEngine {
  /// Appends text to the run, or the shape of text that may not be read.
  @inline(never)
  mutating func append(_ string: String) {
    if _slowPath(isRedacted) { appendHidden(string) } else { appendReadable(string) }
  }

  @inline(__always)
  mutating func appendReadable(_ string: String) {
    let isAppended: Void? = string.utf8.withContiguousStorageIfAvailable { append($0) }
    if isAppended != nil { return }
    var string = string
    string.withUTF8 { append($0) }
  }

  @inline(__always)
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let start = text.baseAddress, text.count > 0 else { return }
    let count = text.count
    beginPiece()
    source.reserve(count &+ 8)
    var i = 0
    while i < count {
      while i &+ 8 <= count {
        let word = UnsafeRawPointer(start + i).loadUnaligned(as: UInt64.self)
        guard Self.isPrintable(word) else { break }
        source.append(word: word)
        i &+= 8
        run.columns &+= 8
      }
      let stop = min(i &+ 8, count)
      while i < stop {
        let byte = start[i]
        if byte >= 0x7F || byte < 0x20 {
          if i > 0 && GraphemeCluster.mayJoin(byte) && start[i &- 1] &- 0x20 < 0x5F {
            // The character before is the base of what may be a cluster.
            source.count &-= 1
            run.columns &-= 1
            i &-= 1
          }
          i = appendSpecial(start, from: i, count: count)
          break
        }
        source.append(byte)
        run.columns &+= 1
        i &+= 1
      }
    }
  }

  /// Whether eight bytes are printable ASCII.
  @inline(__always)
  static func isPrintable(_ word: UInt64) -> Bool {
    let controls = word &- 0x2020_2020_2020_2020
    let wideOrDelete = word | (word &+ 0x0101_0101_0101_0101)
    return (controls | wideOrDelete) & 0x8080_8080_8080_8080 == 0
  }

  /// Notes where a piece begins whose style is another one than that of the piece before.
  @inline(__always)
  private mutating func beginPiece() {
    if source.count == run.start {
      run.style = style
      run.lastStyle = style
      return
    }
    run.pieces &+= 1
    guard run.lastStyle != style else { return }
    if run.flags & NodeFlag.spans == 0 {
      run.firstSpan = spans.count
      run.flags |= NodeFlag.spans
    }
    spans.append(Span(start: UInt32(truncatingIfNeeded: source.count), style: style))
    run.lastStyle = style
  }

  /// Appends what is not printable ASCII, made visible where it is a control; where it ends.
  @inline(never)
  private mutating func appendSpecial(
    _ text: UnsafePointer<UInt8>,
    from: Int,
    count: Int
  ) -> Int {
    var i = from
    while i < count {
      let byte = text[i]
      if byte >= 0x20 && byte < 0x7F {
        // ASCII again, unless a mark follows that is part of its cluster: U+0300 starts with CC.
        if i > from && !(i &+ 1 < count && text[i &+ 1] >= 0xCC) { return i }
        i = appendCluster(text, from: i, count: count)
        continue
      }
      let (scalar, length) = decodeScalar(text + i)
      switch scalar {
      case 0x0A: appendNewline()
      case 0x09: appendSpaces(8 - run.columns % 8)
      case 0x0D where i &+ 1 < count && text[i &+ 1] == 0x0A: break  // the newline follows
      default:
        guard var replacement = VisibleControl.replacement(for: scalar) else {
          i = appendCluster(text, from: i, count: count)
          continue
        }
        if isASCII { replacement = 0x3F }  // a question mark
        source.append(scalar: replacement)
        run.flags |= NodeFlag.wide
        run.columns &+= widthRule.cells(of: replacement, ScalarProperties.of(replacement))
      }
      i &+= length
    }
    return i
  }

  private mutating func appendNewline() {
    source.append(UInt8(ascii: "\n"))
    run.flags |= NodeFlag.breaks
    run.widest = max(run.widest, run.columns)
    run.columns = 0
  }

  private mutating func appendSpaces(_ count: Int) {
    source.append(UInt8(ascii: " "), repeated: count)
    run.columns &+= count
  }

  /// Appends a grapheme cluster, in which there are no controls; where it ends.
  private mutating func appendCluster(
    _ text: UnsafePointer<UInt8>,
    from: Int,
    count: Int
  ) -> Int {
    let (end, cells) = GraphemeCluster.next(in: text, from: from, to: count, widthRule)
    run.flags |= NodeFlag.wide
    if isPortable && appendPortable(text, from: from, to: end) { return end }
    if SoftHyphen.ends(at: end, in: text, from: from) { run.flags |= NodeFlag.hyphens }
    source.append(UnsafeRawBufferPointer(start: text + from, count: end - from))
    run.columns &+= cells
    return end
  }

  /// Appends what terminals agree on in the place of a cluster on which they do not, if there is
  /// something that reads nearly the same.
  private mutating func appendPortable(
    _ text: UnsafePointer<UInt8>,
    from: Int,
    to end: Int
  ) -> Bool {
    switch GraphemeCluster.dispute(in: text, from: from, to: end) {
    case .emoji:
      let end = GraphemeCluster.firstElementEnd(in: text, from: from, to: end)
      source.append(UnsafeRawBufferPointer(start: text + from, count: end - from))
      run.columns &+= GraphemeCluster.next(in: text, from: from, to: end, widthRule).cells
      return true
    case .regionalIndicator:
      source.append(scalar: decodeScalar(text + from).scalar - 0x1F1E6 + 0x41)
      run.columns &+= 1
      return true
    case .none, .sum, .recent: return false
    }
  }

  // MARK: The end of a run

  /// Makes a leaf of the run, if there is anything in it.
  mutating func endRun() {
    guard source.count > run.start else { return }
    let implied = beginImpliedCell()
    if implied.hasCell { return endImpliedCell(implied) }
    openCell()
    let index = appendLeaf()
    close(width: Int(nodes[index].natural))
  }

  /// Appends the run as a leaf, be it empty; its index.
  @inline(__always)
  mutating func appendLeaf() -> Int {
    if _slowPath(run.pieces > 0 && run.flags & NodeFlag.wide != 0) { remeasureRun() }
    let index = nodes.count
    nodes.append(
      Node(
        kind: .leaf,
        flags: run.flags,
        style: source.count > run.start ? run.style : style,
        start: UInt32(truncatingIfNeeded: run.start),
        end: UInt32(truncatingIfNeeded: source.count),
        natural: UInt32(truncatingIfNeeded: max(run.widest, run.columns)),
        extra: UInt32(truncatingIfNeeded: run.firstSpan)
      )
    )
    run = TextRun()
    run.start = source.count
    return index
  }

  /// Measures a run that came in pieces again: a cluster may have come in two of them.
  @inline(never)
  private mutating func remeasureRun() {
    let text = bytes
    var i = run.start
    run.columns = 0
    run.widest = 0
    while i < source.count {
      let (end, cells) = GraphemeCluster.next(in: text, from: i, to: source.count, widthRule)
      if text[i] == UInt8(ascii: "\n") {
        run.widest = max(run.widest, run.columns)
        run.columns = 0
      } else {
        run.columns += cells
      }
      i = end
    }
  }

  /// Removes the soft hyphens from the end of the source, which is drawn on one line.
  mutating func removeSoftHyphens(from start: Int) {
    let text = source.base.assumingMemoryBound(to: UInt8.self)
    var end = start
    for i in start..<source.count {
      text[end] = text[i]
      end += 1
      if SoftHyphen.ends(at: end, in: text, from: start) { end -= 2 }
    }
    source.count = end
  }
}

import DiptychViews

/// The run of inline text that is being collected: the end of the text of a document.
///
/// It is sanitised and measured while it is copied there.
struct TextRun {
  var start = 0
  /// The columns of its last line so far.
  var columns = 0
  /// The columns of its widest line before that.
  var widest = 0
  var pieces = 0
  var flags: UInt8 = 0
  var style: UInt16 = 0
  var lastStyle: UInt16 = 0
  var firstSpan = 0

  /// Appends a string, or the shape of one that may not be read.
  @inline(__always)
  mutating func append(
    _ string: String,
    isHidden: Bool,
    in tree: LayoutTree
  ) {
    if _slowPath(isHidden) {
      appendHidden(string, in: tree)
    } else {
      appendReadable(string, in: tree)
    }
  }

  @inline(never)
  private mutating func appendHidden(
    _ string: String,
    in tree: LayoutTree
  ) {
    flags |= NodeFlag.redacted
    appendReadable(HiddenText.shape(of: string), in: tree)
  }

  @inline(__always)
  private mutating func appendReadable(
    _ string: String,
    in tree: LayoutTree
  ) {
    let isAppended: Void? = string.utf8.withContiguousStorageIfAvailable {
      append($0, in: tree)
    }
    if isAppended != nil { return }
    var string = string
    string.withUTF8 { append($0, in: tree) }
  }

  @inline(__always)
  private mutating func append(
    _ text: UnsafeBufferPointer<UInt8>,
    in tree: LayoutTree
  ) {
    guard let start = text.baseAddress, text.count > 0 else { return }
    let count = text.count
    let source = tree.text
    var i = 0
    while i < count {
      source.pointee.reserve(count &- i &+ 8)
      let first = i
      let target = source.pointee.base + (source.pointee.count &- first)
      while i &+ 8 <= count {
        let word = UnsafeRawPointer(start + i).loadUnaligned(as: UInt64.self)
        guard ASCIIClass.isPrintable(word) else { break }
        (target + i).storeBytes(of: word, as: UInt64.self)
        i &+= 8
      }
      let stop = min(i &+ 8, count)
      while i < stop && start[i] &- 0x20 < 0x5F {
        (target + i).storeBytes(of: start[i], as: UInt8.self)
        i &+= 1
      }
      source.pointee.count &+= i &- first
      columns &+= i &- first
      if i == stop { continue }
      if i > 0 && GraphemeCluster.mayJoin(start[i]) && start[i &- 1] &- 0x20 < 0x5F {
        // The character before is the base of what may be a cluster.
        source.pointee.count &-= 1
        columns &-= 1
        i &-= 1
      }
      i = appendSpecial(start, from: i, count: count, in: tree)
    }
  }

  /// Appends what is not printable ASCII, made visible where it is a control; where it ends.
  @inline(never)
  private mutating func appendSpecial(
    _ text: UnsafePointer<UInt8>,
    from: Int,
    count: Int,
    in tree: LayoutTree
  ) -> Int {
    let source = tree.text
    var i = from
    while i < count {
      let byte = text[i]
      if byte >= 0x20 && byte < 0x7F {
        // ASCII again, unless a mark follows that is part of its cluster: U+0300 starts with CC.
        if i > from && !(i &+ 1 < count && text[i &+ 1] >= 0xCC) { return i }
        i = appendCluster(text, from: i, count: count, in: tree)
        continue
      }
      let (scalar, length) = decodeScalar(text + i)
      switch scalar {
      case 0x0A: appendNewline(in: tree)
      case 0x09: appendSpaces(8 - columns % 8, in: tree)
      case 0x0D where i &+ 1 < count && text[i &+ 1] == 0x0A: break  // the newline follows
      default:
        guard var replacement = VisibleControl.replacement(for: scalar) else {
          i = appendCluster(text, from: i, count: count, in: tree)
          continue
        }
        if tree.traits.isASCII { replacement = 0x3F }  // a question mark
        source.pointee.append(scalar: replacement)
        flags |= NodeFlag.wide
        columns &+= tree.traits.widthRule.cells(of: replacement, ScalarProperties.of(replacement))
      }
      i &+= length
    }
    return i
  }

  private mutating func appendNewline(in tree: LayoutTree) {
    tree.text.pointee.append(UInt8(ascii: "\n"))
    flags |= NodeFlag.breaks
    widest = max(widest, columns)
    columns = 0
  }

  private mutating func appendSpaces(_ count: Int, in tree: LayoutTree) {
    tree.text.pointee.append(UInt8(ascii: " "), repeated: count)
    columns &+= count
  }

  /// Appends a grapheme cluster, in which there are no controls; where it ends.
  private mutating func appendCluster(
    _ text: UnsafePointer<UInt8>,
    from: Int,
    count: Int,
    in tree: LayoutTree
  ) -> Int {
    let (end, cells) = GraphemeCluster.next(in: text, from: from, to: count, tree.traits.widthRule)
    flags |= NodeFlag.wide
    if tree.traits.isPortable && appendPortable(text, from: from, to: end, in: tree) { return end }
    if SoftHyphen.ends(at: end, in: text, from: from) { flags |= NodeFlag.hyphens }
    tree.text.pointee.append(UnsafeRawBufferPointer(start: text + from, count: end - from))
    columns &+= cells
    return end
  }

  /// Appends what terminals agree on in the place of a cluster on which they do not, if there is
  /// something that reads nearly the same.
  private mutating func appendPortable(
    _ text: UnsafePointer<UInt8>,
    from: Int,
    to end: Int,
    in tree: LayoutTree
  ) -> Bool {
    switch GraphemeCluster.dispute(in: text, from: from, to: end) {
    case .emoji:
      let end = GraphemeCluster.firstElementEnd(in: text, from: from, to: end)
      tree.text.pointee.append(UnsafeRawBufferPointer(start: text + from, count: end - from))
      columns &+= GraphemeCluster.next(in: text, from: from, to: end, tree.traits.widthRule).cells
      return true
    case .regionalIndicator:
      tree.text.pointee.append(scalar: decodeScalar(text + from).scalar - 0x1F1E6 + 0x41)
      columns &+= 1
      return true
    case .none, .sum, .recent: return false
    }
  }

  // MARK: The end of a run

  /// The run as a leaf; an empty one has the style of what comes next.
  @inline(__always)
  func leaf(_ tree: LayoutTree, style next: UInt16) -> Node {
    let end = tree.text.pointee.count
    return Node(
      kind: .leaf,
      flags: flags,
      style: end > start ? style : next,
      start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: end),
      natural: UInt32(truncatingIfNeeded: max(widest, columns)),
      extra: UInt32(truncatingIfNeeded: firstSpan)
    )
  }

  /// Measures a run that came in pieces again: a cluster may have come in two of them.
  @inline(never)
  mutating func remeasure(_ tree: LayoutTree) {
    let text = tree.bytes
    let end = tree.text.pointee.count
    var i = start
    columns = 0
    widest = 0
    while i < end {
      let (after, cells) = GraphemeCluster.next(in: text, from: i, to: end, tree.traits.widthRule)
      if text[i] == UInt8(ascii: "\n") {
        widest = max(widest, columns)
        columns = 0
      } else {
        columns += cells
      }
      i = after
    }
  }
}

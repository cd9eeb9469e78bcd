import DiptychViews

/// A run of inline text that is being collected, at the end of the text of a document.
///
/// Text is sanitised and measured while it is copied there.
struct TextRun {
  var start = 0
  /// The width of the last line so far, in cells.
  var columns = 0
  /// The width of the widest line before the last one, in cells.
  var widest = 0
  var pieces = 0
  var flags: UInt8 = 0
  var style: UInt16 = 0
  var lastStyle: UInt16 = 0
  var firstSpan = 0
  /// The end of the file name at the start of the run, or -1.
  var pathEnd = -1
  /// The end of the mark at the start of the run, or -1.
  var markEnd = -1
  /// Whether the text is code or another name, whose invisible characters are shown.
  var isData = false
  /// Whether a block precedes the run in the same content, so that the spaces at the start of the
  /// run are left out.
  var followsBlock = false

  /// Appends a string, or the shape of a redacted string.
  @inline(__always)
  mutating func append(_ string: String, isHidden: Bool, in tree: LayoutTree) {
    if _fastPath(!isHidden) {
      let isAppended: Void? = string.utf8.withContiguousStorageIfAvailable {
        append($0, in: tree)
      }
      if isAppended != nil { return }
    }
    appendCopy(of: string, isHidden: isHidden, in: tree)
  }

  /// Appends a copy of a string, or the shape of a redacted string.
  ///
  /// Compared with the copy, the call costs little.
  @inline(never)
  mutating func appendCopy(of string: String, isHidden: Bool, in tree: LayoutTree) {
    if isHidden { flags |= NodeFlag.redacted }
    var copy = isHidden ? HiddenText.shape(of: string) : string
    copy.withUTF8 { append($0, in: tree) }
  }

  @inline(__always)
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>, in tree: LayoutTree) {
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
        // The character before may be the base of a cluster.
        source.pointee.count &-= 1
        columns &-= 1
        i &-= 1
      }
      i = appendSpecial(start, from: i, count: count, in: tree)
    }
  }

  /// Appends characters that are not printable ASCII; control characters become visible.
  ///
  /// - Returns: The end of these characters.
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
        // The text is ASCII again, unless a mark follows that joins its cluster: U+0300 starts with
        // CC.
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
        let previous = scalar == 0x200B ? decodeScalar(before: i, in: text) : 0
        guard !Self.staysInAnyText(scalar),
          var replacement = _VisibleControl.replacement(for: scalar, after: previous)
        else {
          i = appendCluster(text, from: i, count: count, in: tree)
          continue
        }
        if !isData && _VisibleControl.controlsLines(scalar) {
          // The line breaker needs the scalar, which is never written.
          if scalar != 0x200C { source.pointee.append(scalar: scalar) }
          flags |= NodeFlag.wide | NodeFlag.hyphens
          break
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

  /// Whether a scalar is in a range that `_VisibleControl` never replaces.
  ///
  /// These ranges contain nearly all letters and symbols.
  @inline(__always)
  static func staysInAnyText(_ scalar: UInt32) -> Bool {
    scalar &- 0xA0 < 0x200B - 0xA0 || scalar &- 0x206A < 0xFEFF - 0x206A
      || scalar &- 0xFF00 < 0xE0000 - 0xFF00
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

  /// Appends a grapheme cluster without control characters.
  ///
  /// - Returns: The end of the cluster.
  private mutating func appendCluster(
    _ text: UnsafePointer<UInt8>,
    from: Int,
    count: Int,
    in tree: LayoutTree
  ) -> Int {
    let (end, cells) = GraphemeCluster.next(in: text, from: from, to: count, tree.traits.widthRule)
    flags |= NodeFlag.wide
    if SoftHyphen.ends(at: end, in: text, from: from) { flags |= NodeFlag.hyphens }
    if _slowPath(Self.mayHide(text, from: from, to: end)),
      let hidden = Self.firstHidden(in: text, from: from, to: end)
    {
      columns &+= hidden == from ? 0 : cells
      tree.text.pointee.append(UnsafeRawBufferPointer(start: text + from, count: hidden - from))
      let (scalar, length) = decodeScalar(text + hidden)
      if !isData && _VisibleControl.controlsLines(scalar) { return hidden + length }
      appendSign(in: tree)
      return end
    }
    tree.text.pointee.append(UnsafeRawBufferPointer(start: text + from, count: end - from))
    columns &+= cells
    return end
  }

  /// Appends the replacement character for an invisible scalar.
  @inline(never)
  private mutating func appendSign(in tree: LayoutTree) {
    let sign: UInt32 = tree.traits.isASCII ? 0x3F : 0xFFFD
    tree.text.pointee.append(scalar: sign)
    columns &+= tree.traits.widthRule.cells(of: sign, ScalarProperties.of(sign))
  }

  /// Whether a cluster may contain an invisible scalar: it has several scalars, or it is a tag,
  /// whose first byte is F3.
  @inline(__always)
  private static func mayHide(_ text: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Bool {
    end &- start > 4 || end &- start == 4 && (text[start] < 0xF0 || text[start] == 0xF3)
  }

  /// Returns the start of the first invisible scalar in a cluster, or nil.
  @inline(never)
  private static func firstHidden(
    in text: UnsafePointer<UInt8>,
    from start: Int,
    to end: Int
  ) -> Int? {
    var previous: UInt32 = 0
    var i = start
    while i < end {
      let (scalar, length) = decodeScalar(text + i)
      if _VisibleControl.isHidden(scalar, after: previous) { return i }
      previous = scalar
      i += length
    }
    return nil
  }

  // MARK: The end of a run

  /// Returns the run as a leaf; an empty run gets the style of the content that follows.
  @inline(__always)
  func leaf(_ tree: LayoutTree, style next: UInt16) -> Node {
    let end = tree.text.pointee.count
    var flags = flags
    if end == pathEnd { flags |= NodeFlag.path }
    if end == markEnd { flags |= NodeFlag.mark }
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

  /// Leaves out the spaces at the start.
  @inline(never)
  mutating func dropSpaces(_ tree: LayoutTree) {
    let end = tree.text.pointee.count
    while start < end && tree.bytes[start] == UInt8(ascii: " ") { start += 1 }
    remeasure(tree)
  }

  /// Measures a run of several pieces again, because a cluster may begin in one piece and end in
  /// the next one.
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

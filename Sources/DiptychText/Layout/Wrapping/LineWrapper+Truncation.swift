import DiptychViews

// Truncation of texts that need more lines than they may have.
extension LineWrapper {
  /// Truncates the lines of a leaf, which start at a record, to the line limit of the paragraph.
  mutating func limitLines(_ leaf: Node, from first: Int, to width: Int) {
    let limit = paragraph.lineLimit
    guard limit > 0, count - first > limit else { return }
    let start = Int(self[first + limit - 1].start)
    drop(from: first + limit - 1)
    let room = limit > 1 ? width - hangingIndent(of: leaf, in: width) : width
    append(truncated(start..<Int(leaf.end), to: room, mode: paragraph.truncation))
  }

  /// Appends a leaf as one line, truncated if it is too long.
  mutating func wrapTruncated(_ leaf: Node, to width: Int) {
    wrapTruncated(leaf, to: width, mode: paragraph.truncation)
  }

  /// Appends a leaf as one line, truncated if it is too long: the name of a file at its beginning.
  mutating func wrapTruncated(_ leaf: Node, to width: Int, mode: TruncationMode) {
    if Int(leaf.natural) <= width && !leaf.has(NodeFlag.breaks) {
      wrap(leaf, to: width)
    } else {
      let mode = leaf.has(NodeFlag.path) ? .head : mode
      append(truncated(leaf.bytes, to: width, mode: mode))
    }
  }

  /// Returns one line of a text that does not fit, with an ellipsis for the part that is left out.
  ///
  /// The text before the ellipsis ends at the first newline, and the text after it begins behind
  /// the last one. On a line too narrow for the ellipsis, the start of the text is cropped.
  private func truncated(_ range: Range<Int>, to width: Int, mode: TruncationMode) -> LineRecord {
    var range = range
    while let last = range.last, tree.bytes[last] == UInt8(ascii: " ") { range.removeLast() }
    let ellipsis = tree.traits.isASCII ? 3 : 1
    guard width >= ellipsis else {
      let cropped = fitting(range, width)
      return LineRecord(range.lowerBound, cropped.end, columns: cropped.columns)
    }
    let room = width - ellipsis
    let headRoom =
      switch mode {
      case .tail: room
      case .middle: (room + 1) / 2
      case .head: 0
      }
    let head = fitting(range, headRoom)
    let tail = mode == .tail ? nil : fittingTail(head.end..<range.upperBound, room - head.columns)
    var record = LineRecord(
      range.lowerBound,
      head.end,
      columns: head.columns + ellipsis + (tail?.columns ?? 0)
    )
    record.ellipsis = UInt8(ellipsis)
    if let tail {
      record.tailStart = UInt32(tail.start)
      record.tailEnd = UInt32(range.upperBound)
    }
    return record
  }

  /// Returns the end and the width of the longest start of a range that fits, without spaces at its
  /// end.
  private func fitting(_ range: Range<Int>, _ room: Int) -> (end: Int, columns: Int) {
    let text = tree.bytes
    var i = range.lowerBound
    var columns = 0
    var end = i
    var trimmed = 0
    while i < range.upperBound, text[i] != UInt8(ascii: "\n") {
      let (after, cells) = GraphemeCluster.next(
        in: text,
        from: i,
        to: range.upperBound,
        tree.traits.widthRule
      )
      if columns + cells > room { break }
      columns += cells
      if text[i] != UInt8(ascii: " ") { (end, trimmed) = (after, columns) }
      i = after
    }
    return (end, trimmed)
  }

  /// Returns the start and the width of the longest end of a range that fits, without spaces at its
  /// start.
  private func fittingTail(_ range: Range<Int>, _ room: Int) -> (start: Int, columns: Int) {
    let text = tree.bytes
    var start = range.lowerBound
    for i in range where text[i] == UInt8(ascii: "\n") { start = i + 1 }
    var columns = 0
    var i = start
    while i < range.upperBound {
      let (after, cells) = GraphemeCluster.next(
        in: text,
        from: i,
        to: range.upperBound,
        tree.traits.widthRule
      )
      columns += cells
      i = after
    }
    while start < range.upperBound, columns > room || text[start] == UInt8(ascii: " ") {
      let (after, cells) = GraphemeCluster.next(
        in: text,
        from: start,
        to: range.upperBound,
        tree.traits.widthRule
      )
      columns -= cells
      start = after
    }
    return (start, columns)
  }
}

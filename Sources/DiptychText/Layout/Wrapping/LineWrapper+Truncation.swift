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

  /// Appends the lines of a leaf as they are, each truncated if it is too long.
  @inline(never)
  mutating func cutLines(of leaf: Node, to width: Int) {
    var start = Int(leaf.start)
    while start < leaf.end {
      let newline = (start..<Int(leaf.end)).first { tree.bytes[$0] == UInt8(ascii: "\n") }
      let end = newline ?? Int(leaf.end)
      let whole = fitting(start..<end, width)
      let fits = (whole.end..<end).allSatisfy { tree.bytes[$0] == UInt8(ascii: " ") }
      append(
        fits
          ? LineRecord(start, whole.end, columns: whole.columns)
          : truncated(start..<end, to: width, mode: .tail)
      )
      start = end + 1
    }
  }

  /// Appends a leaf as one line, truncated if it is too long.
  mutating func wrapTruncated(_ leaf: Node, to width: Int) {
    wrapTruncated(leaf, to: width, mode: paragraph.truncation)
  }

  /// Appends a cell of a column as one line, truncated if it is too long.
  mutating func wrapTruncated(_ leaf: Node, to width: Int, _ column: ColumnLayout) {
    wrapTruncated(leaf, to: width, mode: column.truncation, cutsPath: column.cutsPaths)
  }

  /// Appends a leaf as one line, truncated if it is too long.
  ///
  /// The name of a file is usually truncated at its beginning.
  mutating func wrapTruncated(
    _ leaf: Node,
    to width: Int,
    mode: TruncationMode,
    cutsPath: Bool = false
  ) {
    if Int(leaf.natural) <= width && !leaf.has(NodeFlag.breaks) {
      wrap(leaf, to: width)
    } else {
      let isPath = leaf.has(NodeFlag.path) && !cutsPath
      append(truncated(leaf.bytes, to: width, mode: isPath ? .head : mode, isPath: isPath))
    }
  }

  /// Returns one line of a text that does not fit, with an ellipsis for the part that is left out.
  ///
  /// The text before the ellipsis ends at the first newline, and the text after the ellipsis begins
  /// after the last newline. If a line is too narrow for the ellipsis, it shows the start of the
  /// text. The path of a file is cut before a slash, if its last part fits.
  private func truncated(
    _ range: Range<Int>,
    to width: Int,
    mode: TruncationMode,
    isPath: Bool = false
  ) -> LineRecord {
    var range = range
    while let last = range.last, tree.bytes[last] == UInt8(ascii: " ") { range.removeLast() }
    let ellipsis = tree.traits.ellipsisWidth
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
    var tail = mode == .tail ? nil : fittingTail(head.end..<range.upperBound, room - head.columns)
    if isPath, let part = tail { tail = fromSlash(part, to: range.upperBound) }
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

  /// Returns the part of a path from its first slash on, or the whole text if it has no slash or if
  /// nothing follows the slash.
  private func fromSlash(
    _ tail: (start: Int, columns: Int),
    to end: Int
  ) -> (start: Int, columns: Int) {
    let slash = (tail.start..<end).first { tree.bytes[$0] == UInt8(ascii: "/") }
    guard let slash, slash + 1 < end else { return tail }
    return (slash, tail.columns - columns(of: tail.start..<slash))
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

  private func columns(of range: Range<Int>) -> Int {
    var columns = 0
    var i = range.lowerBound
    while i < range.upperBound {
      let (after, cells) = GraphemeCluster.next(
        in: tree.bytes,
        from: i,
        to: range.upperBound,
        tree.traits.widthRule
      )
      columns += cells
      i = after
    }
    return columns
  }

  /// Returns the start and the width of the longest end of a range that fits, without spaces at its
  /// start.
  private func fittingTail(_ range: Range<Int>, _ room: Int) -> (start: Int, columns: Int) {
    let text = tree.bytes
    var start = range.lowerBound
    for i in range where text[i] == UInt8(ascii: "\n") { start = i + 1 }
    var columns = columns(of: start..<range.upperBound)
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

import DiptychViews

/// A line of a leaf: a range of bytes, perhaps a hyphen or an ellipsis, and the bytes after the
/// ellipsis.
struct LineRecord: BitwiseCopyable {
  var start: UInt32
  var end: UInt32
  var columns: UInt32
  var hasHyphen = false
  /// The cells of the ellipsis; 0 for none.
  var ellipsis: UInt8 = 0
  var tailStart: UInt32 = 0
  var tailEnd: UInt32 = 0

  @inline(__always)
  init(_ start: Int, _ end: Int, columns: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.columns = UInt32(truncatingIfNeeded: columns)
  }
}

/// A line wrapper, which ends each line of a text at the last break opportunity of UAX #14 that
/// fits.
struct LineWrapper: ~Copyable {
  let tree: LayoutTree
  /// The style of the paragraphs that are being laid out.
  var paragraph = ParagraphState()
  /// Whether a word that is longer than a line is left whole, because the terminal wraps it.
  var keepsWords = false
  /// The lines that were found, used as a stack.
  private var records = FlatArray<LineRecord>()

  init(_ tree: LayoutTree) { self.tree = tree }

  deinit { records.free() }

  // MARK: Found lines

  /// The number of lines.
  @inline(__always)
  var count: Int { records.count }

  @inline(__always)
  subscript(index: Int) -> LineRecord { records[index] }

  /// Appends a line that the caller has found.
  @inline(__always)
  mutating func append(_ record: LineRecord) { records.append(record) }

  /// Drops the lines from an index on.
  @inline(__always)
  mutating func drop(from index: Int) { records.count = index }

  /// Adds a line and the spaces after it to the start of the line at an index.
  mutating func extendLine(at index: Int, by start: LineRecord, spaces: Int) {
    records[index].start = start.start
    records[index].columns += start.columns + UInt32(truncatingIfNeeded: spaces)
  }

  // MARK: Finding lines

  /// Appends the lines of a leaf, each at most `limit` cells wide.
  @inline(__always)
  mutating func wrap(_ leaf: Node, to limit: Int) {
    if Int(leaf.natural) <= limit && !leaf.has(NodeFlag.breaks) {
      appendLine(Int(leaf.start), Int(leaf.end), columns: Int(leaf.natural))
    } else {
      wrapLines(leaf, to: limit)
    }
  }

  /// Appends a line without the spaces at its end.
  @inline(never)
  private mutating func appendLine(_ start: Int, _ end: Int, columns: Int) {
    var spaces = 0
    while end &- spaces > start && tree.bytes[end &- spaces &- 1] == UInt8(ascii: " ") {
      spaces &+= 1
    }
    records.append(LineRecord(start, end &- spaces, columns: columns &- spaces))
  }

  /// Appends lines of printable ASCII, as long as each ends at a space between two words.
  ///
  /// There is no break opportunity between letters and digits, and a space between two of them is
  /// an opportunity in any context. So these lines need no line breaker.
  ///
  /// - Returns: The end of the appended lines.
  @inline(__always)
  private mutating func wrapASCII(
    _ text: UnsafePointer<UInt8>,
    from: Int,
    to end: Int,
    limit: Int
  )
    -> Int
  {
    var i = from
    while i < end {
      if end &- i <= limit {
        guard isPrintable(text, from: i, count: end &- i) else { return i }
        appendLine(i, end, columns: end &- i)
        return end
      }
      guard isPrintable(text, from: i, count: limit &+ 1) else { return i }
      // The first byte after the line and the spaces at its end.
      var after = i &+ limit
      while after < end && text[after] == 0x20 { after &+= 1 }
      guard after < end && ASCIIClass.isWord(text[after]) else { return i }
      guard after &+ 1 == end || text[after &+ 1] < 0x80 else { return i }
      var start = after
      while start > i && ASCIIClass.joins(text[start &- 1], text[start]) { start &-= 1 }
      guard start > i && text[start &- 1] == 0x20 && ASCIIClass.isWord(text[start]) else {
        return i
      }
      var lineEnd = start
      while lineEnd > i && text[lineEnd &- 1] == 0x20 { lineEnd &-= 1 }
      guard lineEnd > i else { return i }
      let last = text[lineEnd &- 1]
      guard ASCIIClass.isWord(last) || ASCIIClass.isStop(last) else { return i }
      records.append(LineRecord(i, lineEnd, columns: lineEnd &- i))
      i = start
    }
    return i
  }

  /// Whether bytes are printable ASCII.
  // Eight bytes at a time: the benchmark of a long text spends most of its time here.
  @inline(__always)
  private func isPrintable(_ text: UnsafePointer<UInt8>, from: Int, count: Int) -> Bool {
    let pointer = UnsafeRawPointer(text + from)
    var i = 0
    while i &+ 8 <= count {
      guard ASCIIClass.isPrintable(pointer.loadUnaligned(fromByteOffset: i, as: UInt64.self)) else {
        return false
      }
      i &+= 8
    }
    while i < count {
      guard text[from &+ i] &- 0x20 < 0x5F else { return false }
      i &+= 1
    }
    return true
  }

  @inline(never)
  private mutating func wrapLines(_ leaf: Node, to limit: Int) {
    if leaf.has(NodeFlag.path) { return wrapTruncated(leaf, to: limit, mode: .head) }
    let text = tree.bytes
    let end = Int(leaf.end)
    let first = Int(leaf.start)
    let hasMarks = leaf.has(NodeFlag.marks)
    var i = hasMarks ? first : wrapASCII(text, from: first, to: end, limit: limit)
    if i == end && i > first { return }
    let slowStart = i
    var line = LineScan(at: i)
    if i > first { line.breaker = .afterSpace }

    while i < end {
      let (after, cells) = GraphemeCluster.next(in: text, from: i, to: end, tree.traits.widthRule)
      let before = line.breaker
      let (found, lineClass) = line.breaker.feed(text, from: i, to: after, end: end)
      if found == .mandatory && i > line.start {
        records.append(LineRecord(line.start, line.trimmedEnd, columns: line.trimmed))
        line.restart(at: i)
      } else if found == .allowed {
        note(i, in: &line, before, text, limit: limit, hasMarks)
      }
      if cells == 0 && lineClass.endsLine {
        line.token = CommandToken()
        i = after
        continue
      }
      if lineClass != .space && line.columns &+ cells > limit && !keepsWord(in: line, text[i]) {
        let place = lastPlace(in: line, text, to: end, limit: limit)
        if place.next > line.start {
          appendLine(line.start, endingAt: place)
          line.resume(at: place)
          i = place.next
          if text[i &- 1] == UInt8(ascii: " ") && !hasMarks {
            let next = wrapASCII(text, from: i, to: end, limit: limit)
            if next == end { return }
            if next > i {
              i = next
              line = LineScan(at: i)
              line.breaker = .afterSpace
            }
          }
        } else if i > line.start {
          // A word that is longer than the line is broken between two clusters.
          if line.trimmedEnd > line.start {
            records.append(LineRecord(line.start, line.trimmedEnd, columns: line.trimmed))
          }
          line.breaker = before
          line.restart(at: i)
        } else {
          // A cluster that is wider than the line becomes an ellipsis.
          var record = LineRecord(i, i, columns: 1)
          record.ellipsis = 1
          records.append(record)
          i = after
          line.restart(at: i)
        }
        continue
      }
      line.token.take(text, from: i, to: after)
      line.columns &+= cells
      if lineClass != .space && (cells > 0 || !isLoose(i, after, in: line, text)) {
        line.trimmedEnd = after
        line.trimmed = line.columns
      }
      i = after
      if lineClass == .alphabetic {
        // There is no break opportunity among the letters that follow.
        let room = min(end &- 1, i &+ limit &- line.columns)
        let letters = ASCIIClass.letters(text, from: i, to: room)
        if letters > 0 {
          i &+= letters
          line.columns &+= letters
          line.trimmedEnd = i
          line.trimmed = line.columns
          _ = line.breaker.add(.alphabetic)
        }
      }
    }

    // A newline at the end of the text does not start another line.
    if line.start < end || line.start == slowStart {
      records.append(LineRecord(line.start, line.trimmedEnd, columns: line.trimmed))
    }
  }

  /// Whether a line that is full goes on with a byte, because it holds a single long word.
  @inline(__always)
  private func keepsWord(in line: LineScan, _ byte: UInt8) -> Bool {
    _slowPath(keepsWords) && line.opportunity.next <= line.start && byte < 0x80
      && paragraph.lineLimit == 0
  }

  /// Whether a cluster is a soft hyphen after a space, where no word is hyphenated.
  @inline(never)
  private func isLoose(
    _ i: Int,
    _ after: Int,
    in line: LineScan,
    _ text: UnsafePointer<UInt8>
  ) -> Bool {
    !line.endsWithText(at: i) && SoftHyphen.ends(at: after, in: text, from: i)
  }

  /// Records a break opportunity before a byte, if the line up to there fits.
  @inline(__always)
  private func note(
    _ i: Int,
    in line: inout LineScan,
    _ breaker: LineBreaker,
    _ text: UnsafePointer<UInt8>,
    limit: Int,
    _ hasMarks: Bool
  ) {
    let hasHyphen = line.endsWithText(at: i) && SoftHyphen.ends(at: i, in: text, from: line.start)
    let columns = line.trimmed &+ (hasHyphen ? 1 : 0)
    guard columns <= limit || keepsWord(in: line, text[i]), !line.token.isHyphens else { return }
    let place = Opportunity(
      next: i,
      lineEnd: line.trimmedEnd,
      columns: columns,
      hasHyphen: hasHyphen,
      breaker: breaker,
      token: line.token
    )
    if line.token.holdsTogether(before: i, in: text) || hasMarks && tree.isInMark(i) {
      line.lesser = place
    } else {
      line.opportunity = place
    }
  }

  /// Appends a line, unless it is empty.
  private mutating func appendLine(_ start: Int, endingAt place: Opportunity) {
    guard place.lineEnd > start else { return }
    var record = LineRecord(start, place.lineEnd, columns: place.columns)
    record.hasHyphen = place.hasHyphen
    records.append(record)
  }

  /// Returns the position where a full line ends.
  ///
  /// It is inside of a path or an option only if the path or the option is longer than a line.
  @inline(__always)
  private func lastPlace(
    in line: LineScan,
    _ text: UnsafePointer<UInt8>,
    to end: Int,
    limit: Int
  ) -> Opportunity {
    guard _slowPath(line.lesser.next > line.opportunity.next) else { return line.opportunity }
    if keepsWords && paragraph.lineLimit == 0 && line.opportunity.next > line.start {
      return line.opportunity
    }
    guard line.opportunity.next > line.start else { return line.lesser }
    let fits = pieceFits(line.opportunity, text, to: end, limit: limit)
    return fits ? line.opportunity : line.lesser
  }

  /// Whether the text from one break opportunity to the next fits on a line.
  @inline(never)
  private func pieceFits(
    _ place: Opportunity,
    _ text: UnsafePointer<UInt8>,
    to end: Int,
    limit: Int
  ) -> Bool {
    var breaker = place.breaker
    var token = place.token
    var columns = 0
    var i = place.next
    while i < end {
      let (after, cells) = GraphemeCluster.next(in: text, from: i, to: end, tree.traits.widthRule)
      let (found, lineClass) = breaker.feed(text, from: i, to: after, end: end)
      let isPlace = found == .allowed && !token.holdsTogether(before: i, in: text)
      if lineClass == .space || i > place.next && (found == .mandatory || isPlace) { return true }
      columns += cells
      if columns > limit { return false }
      token.take(text, from: i, to: after)
      i = after
    }
    return true
  }
}

import DiptychViews

// The lines of a text: the most that fits up to the last opportunity of UAX #14.
extension TextEngine {
  /// Appends the lines of a leaf, each of at most some cells, to the records.
  @inline(__always)
  mutating func wrap(_ leaf: Node, to limit: Int) {
    if Int(leaf.natural) <= limit && !leaf.has(NodeFlag.breaks) {
      appendLine(Int(leaf.start), Int(leaf.end), columns: Int(leaf.natural))
    } else {
      wrapLines(leaf, to: limit)
    }
  }

  /// Appends a line without the spaces at its end.
  @inline(__always)
  private mutating func appendLine(_ start: Int, _ end: Int, columns: Int) {
    var spaces = 0
    while end &- spaces > start && bytes[end &- spaces &- 1] == UInt8(ascii: " ") { spaces &+= 1 }
    records.append(LineRecord(start, end &- spaces, columns: columns &- spaces))
  }

  /// Appends lines of printable ASCII that end at a space between two words; where they end.
  ///
  /// There is no opportunity between letters and digits, and a space between two of them is one
  /// whatever stands elsewhere, so the rules need not be asked.
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
      // The first byte that is not on this line, or that a space at the end of it leads to.
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

  /// Whether bytes are printable ASCII; up to 7 bytes after them are read, which are slack.
  @inline(__always)
  private func isPrintable(_ text: UnsafePointer<UInt8>, from: Int, count: Int) -> Bool {
    var pointer = UnsafeRawPointer(text + from)
    var left = count
    while left > 0 {
      var word = UInt64(littleEndian: pointer.loadUnaligned(as: UInt64.self))
      if left < 8 {
        let kept = (1 as UInt64) << UInt64(8 &* left) &- 1
        word = word & kept | 0x2020_2020_2020_2020 & ~kept
      }
      guard Self.isPrintable(word) else { return false }
      pointer += 8
      left &-= 8
    }
    return true
  }

  /// A place at which a line can end, and the state of the rules there.
  private struct Opportunity {
    /// Where the next line starts, or none.
    var next = -1
    var lineEnd = 0
    var columns = 0
    var breaker = LineBreaker()
  }

  @inline(never)
  private mutating func wrapLines(_ leaf: Node, to limit: Int) {
    let text = bytes
    let end = Int(leaf.end)
    let first = Int(leaf.start)
    var i = wrapASCII(text, from: first, to: end, limit: limit)
    if i == end && i > first { return }
    var breaker = i > first ? LineBreaker.afterSpace : LineBreaker()
    var lineStart = i
    let slowStart = i
    var columns = 0
    var trimmedEnd = i
    var trimmed = 0
    var opportunity = Opportunity()

    func startLine(at start: Int) {
      lineStart = start
      columns = 0
      trimmedEnd = start
      trimmed = 0
      opportunity.next = -1
    }

    while i < end {
      let (after, cells) = GraphemeCluster.next(in: text, from: i, to: end)
      let before = breaker
      let (found, lineClass) = breaker.feed(text, from: i, to: after, end: end)
      if found == .mandatory && i > lineStart {
        records.append(LineRecord(lineStart, trimmedEnd, columns: trimmed))
        startLine(at: i)
      } else if found == .allowed {
        opportunity = Opportunity(
          next: i,
          lineEnd: trimmedEnd,
          columns: trimmed,
          breaker: before
        )
      }
      if cells == 0 && lineClass.endsLine {
        i = after
        continue
      }
      if lineClass != .space && columns &+ cells > limit {
        if opportunity.next > lineStart {
          if opportunity.lineEnd > lineStart {
            records.append(
              LineRecord(lineStart, opportunity.lineEnd, columns: opportunity.columns)
            )
          }
          i = opportunity.next
          breaker = opportunity.breaker
          if text[i &- 1] == UInt8(ascii: " ") {
            let next = wrapASCII(text, from: i, to: end, limit: limit)
            if next == end { return }
            if next > i {
              i = next
              breaker = .afterSpace
            }
          }
        } else if i > lineStart {
          // A word that is longer than the line is broken between two clusters.
          if trimmedEnd > lineStart {
            records.append(LineRecord(lineStart, trimmedEnd, columns: trimmed))
          }
          breaker = before
        } else {
          // A cluster that is wider than the line.
          var record = LineRecord(i, i, columns: 1)
          record.hasEllipsis = true
          records.append(record)
          i = after
        }
        startLine(at: i)
        continue
      }
      columns &+= cells
      if lineClass != .space {
        trimmedEnd = after
        trimmed = columns
      }
      i = after
      if lineClass == .alphabetic {
        // There is no opportunity among the letters that follow.
        let room = min(end &- 1, i &+ limit &- columns)
        let letters = ASCIIClass.letters(text, from: i, to: room)
        if letters > 0 {
          i &+= letters
          columns &+= letters
          trimmedEnd = i
          trimmed = columns
          _ = breaker.add(.alphabetic)
        }
      }
    }

    // A newline ends a line; one at the end of the text starts no other.
    if lineStart < end || lineStart == slowStart {
      records.append(LineRecord(lineStart, trimmedEnd, columns: trimmed))
    }
  }
}

extension ASCIIClass {
  /// Whether there is no opportunity between two bytes, so that the word goes on to the left.
  @inline(__always)
  static func joins(_ left: UInt8, _ right: UInt8) -> Bool {
    isWord(left) || isStop(left) && (isLetter(right) || right == 0x20)
  }
}

import DiptychViews

/// The style of the paragraphs that are being laid out, with a value for each property.
struct ParagraphState {
  var alignment: UInt8 = 0
  /// The maximum number of lines of a text; 0 for no limit.
  var lineLimit = 0
  var truncation = TruncationMode.tail
  /// The number of cells before each line except the first.
  var hangingIndent = 0
  var isBalanced = false
  /// Whether lines that are too long are cut.
  var cutsLines = false
  /// Whether a text is one line, which the terminal wraps.
  var isWhole = false
}

// Lines in the style of a paragraph: line limit, balanced wrapping and hanging indent.
extension LineWrapper {
  /// Returns the number of cells before each line of a leaf except the first.
  ///
  /// The indent is reduced if the text would get too narrow.
  @inline(__always)
  func hangingIndent(of leaf: Node, in width: Int) -> Int {
    let indent = paragraph.hangingIndent
    if Int(leaf.natural) + indent <= width { return indent }
    return min(indent, max(width - LayoutTree.narrowest, 0))
  }

  /// Appends the lines of a leaf to the records, in the style of the paragraph.
  @inline(__always)
  mutating func wrapParagraph(_ leaf: Node, to width: Int) {
    let first = count
    if _slowPath(paragraph.cutsLines) { return cutLines(of: leaf, to: width) }
    if _slowPath(paragraph.isWhole && keepsWords) { return wrap(leaf, to: Int(leaf.natural)) }
    if _slowPath(paragraph.isBalanced && Int(leaf.natural) > width) {
      wrapBalanced(leaf, to: width)
    } else {
      wrapIndented(leaf, to: width)
    }
    if paragraph.lineLimit > 0 { limitLines(leaf, from: first, to: width) }
  }

  /// Wraps a leaf; the lines after the first get the width that the hanging indent leaves.
  ///
  /// A first word that is no wider than the indent, such as a symbol before a title, is never alone
  /// on a line. If the word after it does not fit on the line, that word is broken.
  @inline(never)
  private mutating func wrapIndented(_ leaf: Node, to width: Int) {
    let first = count
    wrap(leaf, to: width)
    let indent = hangingIndent(of: leaf, in: width)
    guard _slowPath(indent > 0), count - first > 1 else { return }
    let line = self[first]
    var rest = leaf
    rest.start = self[first + 1].start
    rest.natural = .max
    let spaces = spaces(from: Int(line.end), to: Int(rest.start))
    let isSign = spaces > 0 && Int(line.columns) + spaces <= indent
    drop(from: isSign ? first : first + 1)
    wrap(rest, to: width - indent)
    if isSign { extendLine(at: first, by: line, spaces: spaces) }
  }

  /// Returns the number of bytes between two lines; 0 if one of these bytes is not a space.
  private func spaces(from start: Int, to end: Int) -> Int {
    (start..<end).allSatisfy { tree.bytes[$0] == UInt8(ascii: " ") } ? end - start : 0
  }

  /// Wraps a leaf to the smallest width that needs no more lines than the given width, and that has
  /// room for every cluster.
  @inline(never)
  private mutating func wrapBalanced(_ leaf: Node, to width: Int) {
    let first = count
    wrapIndented(leaf, to: width)
    let fewest = count - first
    var low = 1
    var high = width
    while low < high {
      let middle = (low + high) / 2
      drop(from: first)
      wrapIndented(leaf, to: middle)
      let isWhole = (first..<count).allSatisfy { self[$0].ellipsis == 0 }
      if isWhole && count - first <= fewest { high = middle } else { low = middle + 1 }
    }
    drop(from: first)
    wrapIndented(leaf, to: low)
  }
}

// The longest word of a text.
extension LineWrapper {
  /// Returns the width of the widest piece of a leaf that can't be broken.
  @inline(never)
  mutating func longestWord(of node: Node) -> Int {
    if node.has(NodeFlag.mark) { return Int(node.natural) }
    if node.has(NodeFlag.path) { return min(Int(node.natural), LayoutTree.narrowestCut) }
    let text = tree.bytes
    let end = Int(node.end)
    guard node.flags & (NodeFlag.wide | NodeFlag.breaks) == 0 else {
      return longestPiece(of: node)
    }
    // Words of ASCII between single spaces: every space is an opportunity.
    var i = Int(node.start)
    var longest = 0
    while i < end {
      let start = i
      while i < end && ASCIIClass.continuesWord(text, at: i, from: start, to: end) { i &+= 1 }
      longest = max(longest, i &- start)
      if i == end { break }
      if text[i] != UInt8(ascii: " ") || i == start { return longestPiece(of: node) }
      i &+= 1
    }
    return longest
  }

  /// Returns the width of the widest piece between two break opportunities of UAX #14.
  ///
  /// In a text of characters that are two cells wide and can be separated anywhere, as in Chinese
  /// and Japanese, a piece has ``LayoutTree/narrowest`` cells, because a column of one character a
  /// line is hard to read.
  @inline(never)
  private mutating func longestPiece(of node: Node) -> Int {
    let text = tree.bytes
    let end = Int(node.end)
    var i = Int(node.start)
    var breaker = LineBreaker()
    var token = CommandToken()
    var columns = 0
    var trimmed = 0
    var longest = 0
    var lastCells = 0
    // The cells of the wide characters before this piece.
    var run = 0
    while i < end {
      let (after, cells) = GraphemeCluster.next(in: text, from: i, to: end, tree.traits.widthRule)
      let (opportunity, lineClass) = breaker.feed(text, from: i, to: after, end: end)
      if opportunity == .mandatory || opportunity == .allowed && !token.isOption {
        let isHyphenated = columns > 0 && trimmed == columns
        let hyphen = isHyphenated && SoftHyphen.ends(at: i, in: text, from: Int(node.start)) ? 1 : 0
        longest = max(longest, trimmed + hyphen, min(run + trimmed, LayoutTree.narrowest))
        let isParted = opportunity == .allowed && lastCells == 2 && cells == 2
        run = isParted ? run + columns : 0
        columns = 0
        trimmed = 0
      }
      token.take(text, from: i, to: after)
      columns += cells
      lastCells = cells
      if lineClass != .space && cells > 0 { trimmed = columns }
      i = after
      if lineClass == .alphabetic {
        let letters = ASCIIClass.letters(text, from: i, to: end &- 1)
        if letters > 0 {
          i &+= letters
          columns &+= letters
          trimmed = columns
          _ = breaker.add(.alphabetic)
        }
      }
    }
    return max(longest, trimmed, min(run + trimmed, LayoutTree.narrowest))
  }
}

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

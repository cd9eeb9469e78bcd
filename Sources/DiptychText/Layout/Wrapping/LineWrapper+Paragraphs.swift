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

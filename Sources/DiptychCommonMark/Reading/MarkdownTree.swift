/// The blocks and the inline content of a document, each before those inside of it.
///
/// An array has no depth: a tree of ten thousand levels is read, copied and freed without
/// recursion.
struct MarkdownTree: Sendable {
  var nodes: [MarkdownNode] = []
  /// The titles of links and images, by position; few have one.
  var titles: [Int: String] = [:]

  /// Returns the positions of the topmost nodes in a range.
  func children(in range: Range<Int>) -> [Int] {
    var positions: [Int] = []
    var position = range.lowerBound
    while position < range.upperBound {
      positions.append(position)
      position = nodes[position].end
    }
    return positions
  }

  /// Returns the range of the nodes inside of one.
  func content(of position: Int) -> Range<Int> { position + 1..<nodes[position].end }

  /// The words of the blocks that hold inline content, and the code.
  var lines: [String] {
    nodes.indices.compactMap { position in
      switch nodes[position].kind {
      case .paragraph, .heading, .cell: words(in: content(of: position))
      case .codeBlock(let code, _, _): code
      default: nil
      }
    }
  }

  /// Returns the words in a range, without styles.
  func words(in range: Range<Int>) -> String {
    var words = ""
    for node in nodes[range] {
      switch node.kind {
      case .text(let text), .code(let text): words += text
      case .image(_, let alternative): words += alternative
      case .lineBreak: words += " "
      default: break
      }
    }
    return words
  }
}

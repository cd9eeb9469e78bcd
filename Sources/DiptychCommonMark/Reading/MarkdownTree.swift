/// The blocks and the inline content of a document.
///
/// Each node precedes the nodes inside it.
///
/// The nodes are in an array, so a tree of ten thousand levels is read, copied and freed without
/// recursion.
struct MarkdownTree: Sendable {
  var nodes: [MarkdownNode] = []
  /// The titles of links and images, by position.
  ///
  /// Only a few nodes have a title.
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

  /// Returns the range of the nodes inside a node.
  func content(of position: Int) -> Range<Int> { position + 1..<nodes[position].end }

  /// The text of each block that contains inline content or code.
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

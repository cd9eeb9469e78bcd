/// A tree of the elements and texts of some HTML.
///
/// The tree is that of a browser for markup that is well-formed, with end tags that may be left out.
/// Other markup has a tree too: an end tag that fits nothing is ignored, elements that overlap are
/// nested, and what stands in a table outside of its cells stays there.
package struct MarkupTree: Sendable {
  /// The number of levels; what is deeper stands at the last of them, as in browsers.
  static let maximumDepth = 256

  /// The nodes in document order.
  package private(set) var nodes: [MarkupNode] = []
  /// The first node at the top, or nil if there is none.
  package private(set) var firstRoot: Int?
  private var lastRoot: Int?

  init() {}

  /// Reads some HTML: a document, or a part of one.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init(html: String) {
    var builder = MarkupTreeBuilder(html)
    self = builder.tree()
  }

  /// Adds a node as the last child of an element, or at the top.
  mutating func append(_ content: MarkupNode.Content, to parent: Int?) -> Int {
    let position = nodes.count
    let previous = parent.map { nodes[$0].lastChild } ?? lastRoot
    nodes.append(MarkupNode(content: content, parent: parent, previousSibling: previous))
    if let previous { nodes[previous].nextSibling = position }
    if let parent {
      if previous == nil { nodes[parent].firstChild = position }
      nodes[parent].lastChild = position
    } else {
      if previous == nil { firstRoot = position }
      lastRoot = position
    }
    return position
  }

  /// Returns the children of an element, or the nodes at the top.
  package func children(of parent: Int?) -> MarkupWalk {
    MarkupWalk(self, from: parent.map { nodes[$0].firstChild } ?? firstRoot, by: .nextSibling)
  }

  /// Returns the elements around a node, from the inside.
  package func ancestors(of node: Int) -> MarkupWalk {
    MarkupWalk(self, from: nodes[node].parent, by: .parent)
  }

  /// Returns the element at a position, or nil if there is a text.
  package func element(_ node: Int) -> MarkupElement? { nodes[node].element }

  /// Returns the name of the element at a position; a text has an empty one.
  package func name(_ node: Int) -> String { nodes[node].element?.name ?? "" }

  /// Returns whether an element is another one, or stands in it.
  package func contains(_ outer: Int, _ inner: Int) -> Bool {
    outer == inner || ancestors(of: inner).contains(outer)
  }
}

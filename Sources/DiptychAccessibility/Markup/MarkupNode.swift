/// A node of a tree of markup: an element or a text, and the nodes beside it.
///
/// Nodes refer to each other by their positions in ``MarkupTree/nodes``.
package struct MarkupNode: Sendable {
  /// The content of a node.
  package enum Content: Hashable, Sendable {
    case element(MarkupElement)
    case text(String)
  }

  /// The element or the text.
  package let content: Content
  /// The element around the node, or nil at the top.
  package let parent: Int?
  package internal(set) var previousSibling: Int?
  package internal(set) var nextSibling: Int?
  package internal(set) var firstChild: Int?
  var lastChild: Int?

  /// The element, or nil if the node is a text.
  package var element: MarkupElement? {
    if case .element(let element) = content { element } else { nil }
  }
}

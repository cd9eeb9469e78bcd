/// A way through a tree from node to node: the children of an element, or the elements around one.
package struct MarkupWalk: Sequence, IteratorProtocol {
  enum Step { case nextSibling, parent }

  private let nodes: [MarkupNode]
  private var position: Int?
  private let step: Step

  init(_ tree: MarkupTree, from position: Int?, by step: Step) {
    nodes = tree.nodes
    self.position = position
    self.step = step
  }

  package mutating func next() -> Int? {
    guard let position else { return nil }
    switch step {
    case .nextSibling: self.position = nodes[position].nextSibling
    case .parent: self.position = nodes[position].parent
    }
    return position
  }
}

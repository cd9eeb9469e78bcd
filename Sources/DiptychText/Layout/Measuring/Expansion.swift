import DiptychViews

/// A measure of the width that nodes take if there is room.
///
/// Some nodes take more than their natural width: a rule, a frame with a maximum width, a flexible
/// table, a row with a spacer, and a container of such a node.
struct Expansion: BitwiseCopyable {
  let tree: LayoutTree
  /// Whether bars fill the width that they are given.
  let isFilling: Bool

  /// Returns the width that a node takes within a limit: its natural width, or more if it expands.
  func widthTaken(by index: Int, of limit: Int) -> Int {
    max(min(Int(tree[index].natural), limit), expandedWidth(of: index, in: limit, depth: 0))
  }

  /// The maximum depth below a node for the search for expanding nodes; it ends the recursion.
  private static var deepest: Int { 64 }

  /// Returns the width of an expanding node, at most a limit; 0 if it does not expand.
  private func expandedWidth(of index: Int, in limit: Int, depth: Int) -> Int {
    let node = tree[index]
    switch node.kind {
    case .rule: return limit
    case .bar: return isFilling ? limit : 0
    case .chart:
      return node.has(NodeFlag.fills) || isFilling && tree.chart(of: node).isLine ? limit : 0
    case .flexibleFrame: return min(tree.frame(of: node).maxWidth ?? 0, limit)
    case .table: return tree.table(Int(node.extra)).isFlexible ? limit : 0
    case .row where tree.hasSpacer(index, node): return limit
    case .row, .column, .item, .facts, .paragraphStyle:
      return widest(index, node, in: limit, depth: depth)
    case .fact where isFilling: return expandedWidth(ofFact: index, node, in: limit, depth: depth)
    case .padding, .border:
      let extra = tree.extraWidth(of: index)
      let inner = limit > extra ? widest(index, node, in: limit - extra, depth: depth) : 0
      return inner > 0 ? inner + extra : 0
    case .layers:
      guard let base = tree.base(of: index, node) else {
        return widest(index, node, in: limit, depth: depth)
      }
      return expandedWidth(below: base, in: limit, depth: depth)
    case .choice:
      guard let child = tree.chosen(of: index, node, width: limit) else { return 0 }
      return expandedWidth(below: child, in: limit, depth: depth)
    default: return 0
    }
  }

  /// Returns the width of a value that expands beside its name; a value with a note after it does
  /// not expand.
  private func expandedWidth(ofFact index: Int, _ node: Node, in limit: Int, depth: Int) -> Int {
    let label = index + 1
    let value = tree.next(label)
    let beside = Int(tree[label].natural) + LayoutTree.factGap
    guard tree.next(value) == node.end, limit > beside else { return 0 }
    let width = expandedWidth(below: value, in: limit - beside, depth: depth)
    return width > 0 ? width + beside : 0
  }

  private func expandedWidth(below child: Int, in limit: Int, depth: Int) -> Int {
    depth < Self.deepest ? expandedWidth(of: child, in: limit, depth: depth + 1) : 0
  }

  private func widest(_ index: Int, _ node: Node, in limit: Int, depth: Int) -> Int {
    var widest = 0
    var child = index + 1
    while child < node.end && widest < limit {
      widest = max(widest, expandedWidth(below: child, in: limit, depth: depth))
      child = tree.next(child)
    }
    return widest
  }
}

extension LayoutTree {
  /// Whether a row has a spacer.
  func hasSpacer(_ index: Int, _ node: Node) -> Bool {
    var child = index + 1
    while child < node.end {
      if self[child].kind == .spacer { return true }
      child = next(child)
    }
    return false
  }
}

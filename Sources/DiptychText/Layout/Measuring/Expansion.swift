import DiptychViews

/// The cells that nodes take where there is room.
///
/// Some take more than their natural width: a line across, a frame with a maximum, a row with a
/// spacer, and what such a node stands in.
struct Expansion: BitwiseCopyable {
  let tree: LayoutTree
  /// Whether a bar fills the width it is given.
  let isFilling: Bool

  /// The cells that a node takes of some: its natural width, or more if it has a use for it.
  func widthTaken(by index: Int, of limit: Int) -> Int {
    max(min(Int(tree[index].natural), limit), expandedWidth(of: index, in: limit, depth: 0))
  }

  /// The levels below a node that are asked whether they take more; that ends the recursion.
  private static var deepest: Int { 64 }

  /// The cells that a node would like to have, at most a limit; 0 for no more than it needs.
  private func expandedWidth(of index: Int, in limit: Int, depth: Int) -> Int {
    let node = tree[index]
    switch node.kind {
    case .rule: return limit
    case .bar: return isFilling ? limit : 0
    case .flexibleFrame: return min(LimitsParameter(node.start).maxWidth ?? 0, limit)
    case .table: return tree.table(Int(node.extra)).isFlexible ? limit : 0
    case .row where hasSpacer(index, node): return limit
    case .row, .column, .item, .paragraphStyle:
      return widest(index, node, in: limit, depth: depth)
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

  private func hasSpacer(_ index: Int, _ node: Node) -> Bool {
    var child = index + 1
    while child < node.end {
      if tree[child].kind == .spacer { return true }
      child = tree.next(child)
    }
    return false
  }
}

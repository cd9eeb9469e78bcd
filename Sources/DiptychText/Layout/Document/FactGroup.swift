/// A group of facts that share the widths of their parts: neighbours, or all children of a
/// container for facts.
struct FactGroup {
  /// The nodes of the group.
  let nodes: Range<Int>
  /// The width of the widest name.
  private(set) var label = 0
  /// The width of the widest value.
  private(set) var value = 0
  /// The widest value together with its note and the gap between them.
  private var rest = 0
  /// The width of the widest value that is a number; numbers align at the end.
  private(set) var number = 0
  /// The width of the widest note of a number, after a gap.
  private var note = 0

  init(_ nodes: Range<Int>) {
    self.nodes = nodes
  }

  /// The natural width of the group.
  var natural: Int { label + LayoutTree.factGap + max(rest, number + note) }

  /// Returns the group with the same widths and other nodes.
  func with(_ nodes: Range<Int>) -> FactGroup {
    var group = FactGroup(nodes)
    (group.label, group.value, group.number) = (label, value, number)
    return group
  }

  mutating func add(_ fact: Int, in tree: LayoutTree) {
    let valueIndex = tree.next(fact + 1)
    let noteIndex = tree.next(valueIndex)
    let width = Int(tree[valueIndex].natural)
    let hasNote = noteIndex < tree[fact].end
    let noteWidth = hasNote ? LayoutTree.factGap + Int(tree[noteIndex].natural) : 0
    label = max(label, Int(tree[fact + 1].natural))
    value = max(value, width)
    rest = max(rest, width + noteWidth)
    guard tree.isNumber(valueIndex) else { return }
    number = max(number, width)
    note = max(note, noteWidth)
  }
}

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

// Facts, and the groups that they form.
extension LayoutTree {
  /// Whether a child is a fact, or an item with only a fact in it.
  @inline(__always)
  func isFact(_ child: Int) -> Bool {
    hasFacts
      && (self[child].kind == .fact
        || self[child].kind == .item && self[child].has(NodeFlag.fact))
  }

  /// Returns the child if it is a fact, or the fact in the child if it contains nothing else;
  /// otherwise nil.
  func fact(_ child: Int) -> Int? {
    guard isFact(child) else { return nil }
    return self[child].kind == .fact ? child : child + 1
  }

  /// Returns the group of a child and of the facts that follow it, up to the end of their
  /// container; nil if the child is not a fact.
  ///
  /// - Complexity: O(*n*) in the children of the group.
  func neighbors(from first: Int, to end: Int) -> FactGroup? {
    var last = first
    while last < end, isFact(last) { last = next(last) }
    return last > first ? group(first..<last) : nil
  }

  /// Returns the group of all facts among some children.
  func group(_ children: Range<Int>) -> FactGroup {
    var group = FactGroup(children)
    var child = children.lowerBound
    while child < children.upperBound {
      if let fact = fact(child) { group.add(fact, in: self) }
      child = next(child)
    }
    return group
  }

  /// Returns the width that the groups of facts in a container need, or 0 if the children of the
  /// container are not below each other.
  func widthWithFacts(of index: Int) -> Int {
    let node = self[index]
    let end = Int(node.end)
    switch node.kind {
    case .row, .columns, .layers, .choice, .fact: return 0
    case .facts: return group(index + 1..<end).natural
    default: break
    }
    var width = 0
    var child = index + 1
    while child < end {
      if let group = neighbors(from: child, to: end) {
        width = max(width, group.natural)
        child = group.nodes.upperBound
      } else {
        child = next(child)
      }
    }
    return width > 0 ? width + extraWidth(of: index) : 0
  }

  /// Whether the only content of an item is a text of one line.
  func isLine(_ item: Int) -> Bool {
    guard self[item].extra == 1 else { return false }
    let text = self[item + 1]
    return text.kind == .leaf && !text.has(NodeFlag.breaks) && text.end > text.start
      && bytes[Int(text.end) - 1] != UInt8(ascii: " ")
  }

  /// Whether the only content of an item is a number: digits with separators, perhaps with a sign
  /// before them and a unit after them, such as `%` or ` ms`.
  func isNumber(_ item: Int) -> Bool {
    guard self[item].extra == 1, self[item + 1].kind == .leaf else { return false }
    let leaf = self[item + 1]
    var hasDigits = false
    var i = Int(leaf.start)
    while i < leaf.end {
      switch decodeScalar(bytes + i).scalar {
      case 0x30...0x39: hasDigits = true
      case 0x2B, 0x2D, 0x2212: if hasDigits { return false }  // a sign: + - −
      case 0x2C, 0x2E, 0x27, 0x2019, 0xA0, 0x2009, 0x202F: if !hasDigits { return false }
      default: return hasDigits && isUnit(from: i, to: Int(leaf.end))
      }
      i += decodeScalar(bytes + i).length
    }
    return hasDigits
  }

  /// Whether the bytes after a number are a unit.
  ///
  /// A unit is one word. If no space separates it from the number, it is short.
  private func isUnit(from start: Int, to end: Int) -> Bool {
    let isApart = bytes[start] == UInt8(ascii: " ")
    let first = isApart ? start + 1 : start
    guard first < end, end - first <= (isApart ? 12 : 4) else { return false }
    for i in first..<end {
      switch bytes[i] {
      case UInt8(ascii: "%") where end - first == 1: continue
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "/"), 0x80...:
        continue
      default: return false
      }
    }
    return true
  }
}

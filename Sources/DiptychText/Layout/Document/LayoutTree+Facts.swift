/// The widths that the facts of a container share, so that their parts are aligned.
struct FactGroup {
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

  /// The natural width of the group.
  var natural: Int { label + LayoutTree.factGap + max(rest, number + note) }

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
  /// Returns the child if it is a fact, or the fact in the child if it contains nothing else;
  /// otherwise nil.
  func fact(_ child: Int) -> Int? {
    switch self[child].kind {
    case .fact: child
    case .item where self[child].has(NodeFlag.fact): child + 1
    default: nil
    }
  }

  /// Returns the group of a fact; a fact in a row or in another container whose children are not
  /// below each other is a group of its own.
  func group(of fact: Int) -> FactGroup {
    let number = Int(self[fact].start)
    if number > 0 { return factGroup(number) }
    var group = FactGroup()
    group.add(fact, in: self)
    return group
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

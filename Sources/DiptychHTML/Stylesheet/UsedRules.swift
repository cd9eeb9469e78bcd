/// A set of the rules that a page uses.
///
/// Each element with a class inserts its rules, so the set is a flat hash table: a lookup is a
/// multiplication and, mostly, one comparison.
struct UsedRules {
  /// The slots of the table, whose number is a power of two; at most half of them are used.
  private var slots: [StyleRule?] = []
  private var count = 0

  /// The rules, in no order.
  var all: [StyleRule] { slots.compactMap(\.self) }

  mutating func insert(_ rule: StyleRule) {
    if 2 * count >= slots.count { grow() }
    var slot = Int(rule.name.hash >> UInt64(64 - slots.count.trailingZeroBitCount))
    while let other = slots[slot] {
      if other.name == rule.name { return }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = rule
    count += 1
  }

  private mutating func grow() {
    let rules = all
    slots = Array(repeating: nil, count: max(2 * slots.count, 32))
    count = 0
    for rule in rules { insert(rule) }
  }
}

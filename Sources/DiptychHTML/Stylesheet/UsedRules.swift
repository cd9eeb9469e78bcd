/// The rules that a page has used, each once.
///
/// Each element with a class notes its rules, so the table is flat, and a rule is found in it by a
/// multiplication and a comparison.
struct UsedRules {
  /// As many as a power of two, at most half of them taken.
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

/// A set of the rules that a page uses.
///
/// Each element with a class inserts its rule, so a lookup must be fast. The set is a hash table of
/// positions in a list. A lookup is a multiplication and, usually, one comparison.
package struct UsedRules: Sendable {
  /// The rules, in the order of their first use.
  package private(set) var all: [StyleRule] = []

  /// The rules of parts with themes of their own, by their classes.
  package private(set) var themes: [String: ThemeRule] = [:]

  /// The positions in ``all``, from 1; 0 is a free slot.
  ///
  /// The number of slots is a power of two, and at least twice the number of rules.
  private var slots: [UInt32] = []

  /// Creates an empty set.
  package init() {}

  mutating func insert(_ rule: StyleRule) { _ = insertIfNew(rule) }

  /// Inserts a rule, or returns false if the set already has it.
  package mutating func insertIfNew(_ rule: StyleRule) -> Bool {
    if 2 * all.count >= slots.count { grow() }
    let slot = slot(for: rule.name)
    guard slots[slot] == 0 else { return false }
    all.append(rule)
    slots[slot] = UInt32(all.count)
    return true
  }

  mutating func insert(_ rule: ThemeRule) { themes[rule.name.string] = rule }

  /// Returns the slot of a rule, or the free slot for it.
  private func slot(for name: ClassName) -> Int {
    var slot = Int(truncatingIfNeeded: name.hash &>> UInt64(64 - slots.count.trailingZeroBitCount))
    while slots[slot] > 0, all[Int(slots[slot]) - 1].name != name {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(2 * slots.count, 64))
    all.reserveCapacity(slots.count / 2)
    for (place, rule) in all.enumerated() { slots[slot(for: rule.name)] = UInt32(place + 1) }
  }
}

/// The rules that a page needs from a stylesheet that it shares with other pages: the rules of its
/// elements, of its classes and of its theme.
package struct StylesheetUse: Sendable {
  /// The elements of the page.
  package let elements: ElementSet

  /// The rules of its classes.
  package let rules: UsedRules

  /// The rule of its theme, see ``Theme/rootRule``.
  package let rootRule: String

  /// The rules of its theme that follow all others, see ``Theme/finalRules``.
  package let finalRules: String
}

extension [String] {
  /// Returns the texts in ascending order.
  // Each call of `sorted()` is compiled with a sort of its own, about as long as a whole view.
  @inline(never)
  func inAscendingOrder() -> [String] { sorted() }
}

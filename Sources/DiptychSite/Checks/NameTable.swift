/// A table of names of at most 8 bytes, as numbers, that is quick to look into.
struct NameTable<Value: Sendable>: Sendable {
  private var slots: [(key: UInt64, value: Value)?] = Array(repeating: nil, count: 256)

  /// The value of a name; it is set once.
  subscript(_ key: UInt64) -> Value? {
    get { slots[slot(of: key)]?.value }
    set { slots[slot(of: key)] = newValue.map { (key, $0) } }
  }

  private func slot(of key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 56)
    while let other = slots[slot], other.key != key { slot = (slot + 1) & 255 }
    return slot
  }
}

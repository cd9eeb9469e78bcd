/// Gives equal byte strings equal numbers, counted from 0 in the order of their first appearance.
///
/// The keys lie one behind the other in one array. Lookups take expected constant time; `Hasher` is
/// seeded anew in each process, so that nobody can prepare keys that collide.
struct ByteTable: Sendable {
  private var bytes: [UInt8] = []
  /// Where each key ends in `bytes`.
  private var ends: [Int] = []
  private var hashes: [Int] = []
  /// Open addressing, at most half full; the number of a key, or -1.
  private var slots = [Int](repeating: -1, count: 64)

  var count: Int { ends.count }

  /// The bytes of the key with a number.
  subscript(number: Int) -> ArraySlice<UInt8> {
    bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
  }

  /// The number of a key, which is added if it is new.
  mutating func number(of key: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: key)
    let hash = hasher.finalize()
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = slots[slot]
      if hashes[number] == hash, self[number].elementsEqual(key) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = count
    bytes.append(contentsOf: key)
    ends.append(bytes.count)
    hashes.append(hash)
    if count * 2 > slots.count { grow() }
    return count - 1
  }

  private mutating func grow() {
    slots = [Int](repeating: -1, count: slots.count * 2)
    for number in hashes.indices {
      var slot = hashes[number] & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = number
    }
  }
}

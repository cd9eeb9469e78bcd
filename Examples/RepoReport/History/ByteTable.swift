/// A table that numbers different byte strings from 0, in the order of their first appearance.
///
/// The keys are stored one after the other in one array. A lookup takes constant time on average.
/// `Hasher` has a new seed in each process, so nobody can prepare keys that collide.
struct ByteTable: Equatable, Sendable {
  private var bytes: [UInt8] = []
  /// The end of each key in `bytes`.
  private var ends: [Int] = []
  private var hashes: [Int] = []
  /// The hash table, with open addressing and at most half full.
  ///
  /// A slot contains the number of a key, or -1.
  private var slots = [Int](repeating: -1, count: 64)

  var count: Int { ends.count }

  /// The bytes of the key with a number.
  subscript(number: Int) -> ArraySlice<UInt8> {
    bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
  }

  /// Returns the number of a key.
  ///
  /// A new key is added.
  mutating func number(of key: UnsafeRawBufferPointer) -> Int {
    let hash = Self.hash(of: key)
    let slot = slot(of: key, hash: hash)
    if slots[slot] >= 0 { return slots[slot] }
    slots[slot] = count
    bytes.append(contentsOf: key)
    ends.append(bytes.count)
    hashes.append(hash)
    if count * 2 > slots.count { grow() }
    return count - 1
  }

  /// Returns the number of a key, or nil if the table does not contain it.
  func existingNumber(of key: UnsafeRawBufferPointer) -> Int? {
    let number = slots[slot(of: key, hash: Self.hash(of: key))]
    return number >= 0 ? number : nil
  }

  /// Returns the slot with the number of a key, or the free slot for a new key.
  private func slot(of key: UnsafeRawBufferPointer, hash: Int) -> Int {
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = slots[slot]
      if hashes[number] == hash, self[number].elementsEqual(key) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private static func hash(of key: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: key)
    return hasher.finalize()
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

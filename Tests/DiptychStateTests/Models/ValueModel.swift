import DiptychState
import DiptychStateTesting

/// A model of the state that a store of a value shows, from the list of all events.
///
/// A value is the number of its source, followed by the numbers of the edits over it.
struct ValueModel {
  private struct Edit {
    let number: Int
    let key: Int
    /// The time when the edit was confirmed; nil while its call runs.
    var confirmed: Int?
  }

  private(set) var key = 1
  let keepsPrevious: Bool
  /// The number of earlier keys whose values are remembered.
  let memory: Int
  /// The sources of earlier keys, the one that was left first at the start.
  private var remembered: [(value: Int, read: Int, key: Int)] = []
  private var time = 0
  private var source: (value: Int, read: Int, key: Int)?
  private var failure: Oops?
  /// The time when the request in flight began to read.
  private(set) var read: Int?
  /// Whether a load was given up, and none has begun since.
  private var isGivenUp = false
  /// Whether a cached value waits for a first load that has not begun.
  private var isClaimed = false
  private var edits: [Edit] = []

  init(keepsPrevious: Bool = false, memory: Int = 0) {
    self.keepsPrevious = keepsPrevious
    self.memory = memory
  }

  /// Each edit applies that is not older than the source.
  var state: AsyncValue<[Int], Oops> {
    let value = source.map { source in
      let newer = edits.filter { $0.key == source.key && ($0.confirmed ?? .max) > source.read }
      return [source.value] + newer.map(\.number)
    }
    return AsyncValue(value: value, failure: failure, isLoading: read != nil || isClaimed)
  }

  private mutating func now() -> Int {
    time += 1
    return time
  }

  mutating func load(restarting: Bool = false) {
    if read == nil || restarting { read = now() }
    (isGivenUp, isClaimed) = (false, false)
  }

  /// Takes a value that is older than the answer of the load in flight.
  mutating func cache(_ value: Int) {
    guard source?.key != key else { return }
    // One less than the time of the load, whose answer replaces the value.
    source = (value, read.map { $0 - 1 } ?? now(), key)
    isClaimed = read == nil && failure == nil && !isGivenUp
  }

  mutating func forget(_ key: Int) { remembered.removeAll { $0.key == key } }

  mutating func retry() {
    if failure != nil { load() }
  }

  mutating func select(_ key: Int) {
    guard key != self.key else { return }
    if let source, source.key == self.key, memory > 0 { remembered.append(source) }
    self.key = key
    read = nil
    (isGivenUp, isClaimed) = (false, false)
    failure = nil
    if !keepsPrevious { source = nil }
    if let index = remembered.firstIndex(where: { $0.key == key }) {
      source = remembered.remove(at: index)
    }
    remembered.removeFirst(max(0, remembered.count - memory))
  }

  mutating func cancel() {
    if read != nil { dropPrevious() }
    if read != nil || isClaimed { isGivenUp = true }
    (read, isClaimed) = (nil, false)
  }

  private mutating func dropPrevious() {
    if source?.key != key { source = nil }
  }

  mutating func reset() {
    source = nil
    failure = nil
    read = nil
    (isGivenUp, isClaimed) = (false, false)
    remembered = []
    edits = []
  }

  mutating func answer(_ value: Int, readAt read: Int) {
    guard read == self.read else { return }
    if (source.map { $0.key == key ? $0.read : 0 } ?? 0) < read { source = (value, read, key) }
    failure = nil
    self.read = nil
  }

  mutating func fail(_ failure: Oops, readAt read: Int) {
    guard read == self.read else { return }
    dropPrevious()
    self.failure = failure
    self.read = nil
  }

  mutating func push(_ value: Int) {
    source = (value, now(), key)
    failure = nil
  }

  mutating func edit(_ number: Int, isPending: Bool) {
    if let source, source.key != key { return }
    edits.append(Edit(number: number, key: key, confirmed: isPending ? nil : now()))
  }

  mutating func end(_ number: Int, isConfirmed: Bool) {
    guard let index = edits.firstIndex(where: { $0.number == number }) else { return }
    if isConfirmed { edits[index].confirmed = now() } else { edits.remove(at: index) }
  }
}

/// Those who are told of each event, in the order in which they came.
struct HookList<Change> {
  private var hooks: [(id: Int, call: @Sendable (Change) -> Void)] = []
  private var count = 0

  var isEmpty: Bool { hooks.isEmpty }
  var calls: [@Sendable (Change) -> Void] { hooks.map(\.call) }

  /// Adds a hook; the number that it is removed by.
  mutating func append(_ call: @escaping @Sendable (Change) -> Void) -> Int {
    count += 1
    hooks.append((count, call))
    return count
  }

  /// Removes a hook, which the caller releases without a lock: what it holds may use the store at its
  /// end.
  mutating func remove(_ id: Int) -> (@Sendable (Change) -> Void)? {
    hooks.firstIndex { $0.id == id }.map { hooks.remove(at: $0).call }
  }
}

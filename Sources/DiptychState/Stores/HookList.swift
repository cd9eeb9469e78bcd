/// The hooks that are called for each event, in the order they were added.
package struct HookList<Change> {
  private var hooks: [(id: Int, call: @Sendable (Change) -> Void)] = []
  private var count = 0

  package init() {}

  package var isEmpty: Bool { hooks.isEmpty }
  // A closure, since a key path of a generic type takes microseconds to make.
  package var calls: [@Sendable (Change) -> Void] { isEmpty ? [] : hooks.map { $0.call } }

  /// Adds a hook, and returns the number that ``remove(_:)`` takes.
  package mutating func append(_ call: @escaping @Sendable (Change) -> Void) -> Int {
    count += 1
    hooks.append((count, call))
    return count
  }

  /// Removes a hook and returns it.
  ///
  /// The caller must release the hook without the lock: objects that the hook captures may use the
  /// store when they are deallocated.
  package mutating func remove(_ id: Int) -> (@Sendable (Change) -> Void)? {
    hooks.firstIndex { $0.id == id }.map { hooks.remove(at: $0).call }
  }
}

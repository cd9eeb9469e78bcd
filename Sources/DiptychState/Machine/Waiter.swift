import DiptychSystem

/// A caller that waits, for example for the end of a request.
///
/// Resuming is idempotent: the end of the request and the cancellation of the caller may come at
/// the same time, and the cancellation may come before the caller waits.
@usableFromInline
package final class Waiter: Sendable {
  private struct Phase {
    var continuation: CheckedContinuation<Void, Never>?
    var isOver = false
    var hasLeft = false
    var abandoned: Task<Void, Never>?
  }

  private let phase = Mutex(Phase())

  package init() {}

  /// Whether the caller's task was cancelled.
  package var hasLeft: Bool { phase.withLock { $0.hasLeft } }

  /// The request that was cancelled because its last caller, which is this caller, stopped waiting.
  ///
  /// The caller waits until the request has ended, so that no work outlives the caller that asked
  /// for it.
  var abandoned: Task<Void, Never>? {
    get { phase.withLock { $0.abandoned } }
    set { phase.withLock { $0.abandoned = newValue } }
  }

  /// Waits until the waiter is resumed.
  ///
  /// - Parameters:
  ///   - begin: Passes the waiter to the code that will resume it.
  ///   - onCancel: Called if the caller's task is cancelled, perhaps before `begin`.
  package func wait(_ begin: () -> Void, onCancel: @Sendable () -> Void) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        park(continuation)
        begin()
      }
    } onCancel: {
      onCancel()
    }
  }

  /// Waits until the waiter is resumed, or the caller's task is cancelled.
  ///
  /// - Parameter isMet: Returns true if there is nothing to wait for. Otherwise, it passes the
  ///   waiter to the code that will resume it.
  package func wait(unless isMet: () -> Bool) async {
    await wait {
      if isMet() { resume() }
    } onCancel: {
      self.resume()
    }
  }

  /// Stores the continuation of the caller, or resumes it at once if the wait is over.
  private func park(_ continuation: CheckedContinuation<Void, Never>) {
    let isOver = phase.withLock { phase in
      if !phase.isOver { phase.continuation = continuation }
      return phase.isOver
    }
    if isOver { continuation.resume() }
  }

  /// Records that the caller's task was cancelled.
  package func leave() { phase.withLock { $0.hasLeft = true } }

  /// Resumes the caller.
  package func resume() {
    let continuation = phase.withLock { phase in
      phase.isOver = true
      return phase.continuation.take()
    }
    continuation?.resume()
  }
}

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

/// A queue whose elements are handled in order, by one thread at a time.
///
/// That thread also handles elements that it or other threads add meanwhile.
struct Drain<Element> {
  private var elements = Queue<Element>()
  private var isRunning = false

  /// Whether the queue is empty and no thread is handling an element.
  var isIdle: Bool { elements.isEmpty && !isRunning }

  mutating func append(_ element: Element) { elements.append(element) }

  /// Begins the caller's turn, which lasts until ``next()`` is nil; returns false if another thread
  /// works or the queue is empty.
  mutating func begin() -> Bool {
    if isRunning || elements.isEmpty { return false }
    isRunning = true
    return true
  }

  /// The next element; nil ends the turn.
  mutating func next() -> Element? {
    let next = elements.popFirst()
    if next == nil { isRunning = false }
    return next
  }
}

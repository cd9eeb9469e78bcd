import DiptychState
import DiptychSystem

/// The work of one action: the calls of observers and middlewares, the effects, and the actions
/// that the effects send.
@usableFromInline
final class StoreWork: Sendable {
  private struct Locked {
    var partCount = 0
    var isCancelled = false
    var effects: [ObjectIdentifier: RunningEffect] = [:]
    var waiters: [Waiter] = []
  }

  private let locked = WatchedMutex(Locked())

  /// Whether all parts of the work have ended.
  var isOver: Bool { locked.withLock { $0.partCount == 0 } }

  var isCancelled: Bool { locked.withLock { $0.isCancelled } }

  // MARK: Parts

  /// Adds a part: an action that the observers and middlewares will receive.
  func begin() { locked.withLock { $0.partCount += 1 } }

  /// Ends a part.
  @usableFromInline
  func end() { end(nil) }

  func begin(_ effect: RunningEffect) {
    locked.withLock { locked in
      locked.partCount += 1
      locked.effects[ObjectIdentifier(effect)] = effect
    }
  }

  func end(_ effect: RunningEffect?) {
    let waiters = locked.withLock { locked -> [Waiter] in
      locked.partCount -= 1
      if let effect { locked.effects[ObjectIdentifier(effect)] = nil }
      guard locked.partCount == 0 else { return [] }
      defer { locked.waiters = [] }
      return locked.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  // MARK: Waiting

  /// Cancels the running effects, and those that begin later.
  func cancel() {
    let effects = locked.withLock { locked in
      locked.isCancelled = true
      return Array(locked.effects.values)
    }
    for effect in effects { effect.cancel() }
  }

  /// Waits until all parts of the work have ended.
  ///
  /// - Parameter onCancel: Called with the waiter if the caller's task is cancelled in the
  ///   meantime.
  func finish(onCancel: @Sendable (Waiter) -> Void) async {
    let waiter = Waiter()
    await waiter.wait {
      let isOver = locked.withLock { locked in
        if locked.partCount > 0 { locked.waiters.append(waiter) }
        return locked.partCount == 0
      }
      if isOver { waiter.resume() }
    } onCancel: {
      onCancel(waiter)
    }
  }
}

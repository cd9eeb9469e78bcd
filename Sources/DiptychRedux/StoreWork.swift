import DiptychState
import DiptychSystem

/// The work of a dispatched action.
///
/// You may discard the value, because the effects of an action run even if no caller waits for
/// them.
public struct StoreTask: Sendable {
  /// The work, or nil if the work was over when ``Store/dispatch(_:)`` returned.
  let work: StoreWork?

  @usableFromInline
  init(work: StoreWork?) { self.work = work }

  /// Waits until the work of the action has ended: its middlewares, its effects, and the work of
  /// the actions that these effects send.
  ///
  /// If the caller's task is cancelled, the effects are cancelled too, and this method still waits
  /// until they have ended. The method does not wait for effects that were cancelled by id, or for
  /// actions that a middleware dispatches itself.
  public func finish() async {
    guard let work else { return }
    await work.finish { _ in work.cancel() }
  }

  /// Cancels the effects of the action, and the effects of the actions that these effects sent.
  ///
  /// The actions that the effects send afterwards are still reduced, because an effect may need a
  /// last action that ends its load in the state.
  public func cancel() { work?.cancel() }
}

/// The work of one action: the calls of observers and middlewares, the effects, and the actions
/// that the effects send.
@usableFromInline
final class StoreWork: Sendable {
  private struct Locked {
    /// The first part is the action that the work belongs to.
    var partCount = 1
    var isCancelled = false
    var effects: [ObjectIdentifier: RunningEffect] = [:]
    var waiters: [Waiter] = []
  }

  private let locked = Mutex(Locked())

  /// Whether all parts of the work have ended.
  var isOver: Bool { locked.withLock { $0.partCount == 0 } }

  var isCancelled: Bool { locked.withLock { $0.isCancelled } }

  /// Adds a part: an action that the observers and middlewares will receive, or an effect.
  func begin(_ effect: RunningEffect? = nil) {
    locked.withLock { locked in
      locked.partCount += 1
      if let effect { locked.effects[ObjectIdentifier(effect)] = effect }
    }
  }

  /// Ends a part.
  @usableFromInline
  func end() { end(nil) }

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
  /// - Parameter onCancel: Called with the waiter if the caller's task is cancelled meanwhile.
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

/// An effect that has started.
final class RunningEffect: Sendable {
  private struct Locked {
    var task: Task<Void, Never>?
    /// Whether the effect was cancelled, even if it has no task yet.
    var isCancelled = false
  }

  let ids: [EffectID]
  /// The work of the action that started the effect.
  let work: StoreWork
  /// Whether the effect was cancelled by an id, so that its actions are dropped.
  let isDropped = Mutex(false)
  private let locked = Mutex(Locked())

  init(ids: [EffectID], work: StoreWork) {
    self.ids = ids
    self.work = work
  }

  /// Runs the effect in a task, unless the effect or its work was already cancelled.
  func run(_ body: @escaping @Sendable () async -> Void) {
    let isCancelled = locked.withLock { locked in
      locked.task = Task { await body() }
      return locked.isCancelled
    }
    if isCancelled || work.isCancelled { cancel() }
  }

  /// Cancels the effect, even if it does not run yet.
  func cancel() {
    let task = locked.withLock { locked in
      locked.isCancelled = true
      return locked.task
    }
    task?.cancel()
  }
}

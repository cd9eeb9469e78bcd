import DiptychSystem

/// Work that is started once for several callers; all of them wait for it.
final class JoinedWork: Sendable {
  private struct Running {
    let number: Int
    let task: Task<Void, Never>
    var waiters: [Waiter]
  }

  private struct Locked {
    var running: Running?
    var count = 0
  }

  private let locked = WatchedMutex(Locked())

  /// Whether the work is in flight.
  var isRunning: Bool { locked.withLock { $0.running != nil } }

  /// Starts the work, or joins it, and returns when it has ended.
  ///
  /// A caller whose task is cancelled stops waiting. If no other caller waits, it cancels the work,
  /// and returns when the work has ended.
  ///
  /// - Parameters:
  ///   - ended: Called when the work is no longer in flight.
  ///   - body: The work.
  func run(
    ended: @escaping @Sendable () -> Void,
    _ body: @escaping @Sendable () async -> Void
  ) async {
    guard !Task.isCancelled else { return }
    let waiter = Waiter()
    await waiter.wait {
      join(waiter, ended, body)
    } onCancel: {
      waiter.leave()
      leave(waiter, ended)
    }
    await waiter.abandoned?.value
  }

  private func join(
    _ waiter: Waiter,
    _ ended: @escaping @Sendable () -> Void,
    _ body: @escaping @Sendable () async -> Void
  ) {
    let hasLeft = locked.withLock { locked in
      if waiter.hasLeft { return true }
      if locked.running != nil {
        locked.running?.waiters.append(waiter)
        return false
      }
      locked.count += 1
      let number = locked.count
      let task = Task { [self] in
        await body()
        end(number, ended)
      }
      locked.running = Running(number: number, task: task, waiters: [waiter])
      return false
    }
    if hasLeft { waiter.resume() }
  }

  private func leave(_ waiter: Waiter, _ ended: @Sendable () -> Void) {
    let abandoned = locked.withLock { locked -> Task<Void, Never>? in
      guard let index = locked.running?.waiters.firstIndex(where: { $0 === waiter }) else {
        return nil
      }
      locked.running?.waiters.remove(at: index)
      return locked.running?.waiters.isEmpty == true ? locked.running.take()?.task : nil
    }
    if let abandoned {
      abandoned.cancel()
      ended()
      waiter.abandoned = abandoned
    }
    waiter.resume()
  }

  private func end(_ number: Int, _ ended: @Sendable () -> Void) {
    let waiters = locked.withLock { locked -> [Waiter]? in
      locked.running?.number == number ? locked.running.take()?.waiters : nil
    }
    guard let waiters else { return }
    ended()
    for waiter in waiters { waiter.resume() }
  }
}

import DiptychSystem

/// The current version of the site, and the tasks that wait for the next version.
final class SiteChanges: Sendable {
  private struct State {
    var number = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var lastID = 0
  }

  private let state = WatchedMutex(State())

  /// A text that is different for each server.
  ///
  /// So a page from an earlier server reloads.
  private let run = String(UInt64.random(in: 0...UInt64.max), radix: 36)

  /// The text that identifies the current version.
  var version: String { "\(run)-\(state.withLock { $0.number })" }

  /// Begins a new version.
  func advance() {
    let waiting = state.withLock { state in
      state.number += 1
      defer { state.waiting = [:] }
      return state.waiting
    }
    for continuation in waiting.values { continuation.resume() }
  }

  /// Waits until the version has changed, and returns the new version, or nil if the task was
  /// cancelled.
  func next(after version: String) async -> String? {
    while !Task.isCancelled {
      let current = self.version
      if current != version { return current }
      await wait(while: version)
    }
    return nil
  }

  private func wait(while version: String) async {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isWaiting = state.withLock { state in
          guard !Task.isCancelled, version == "\(run)-\(state.number)" else { return false }
          state.waiting[id] = continuation
          return true
        }
        if !isWaiting { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: id) }?.resume()
    }
  }
}

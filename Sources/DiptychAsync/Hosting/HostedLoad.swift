import DiptychSystem
import DiptychState

/// A load of a component, started by a host.
final class HostedLoad: Sendable {
  /// The reason why a load was cancelled.
  enum Cancellation {
    /// The run that started the load was cancelled; the next run may start it again.
    case abandoned
    /// All loads of the host were cancelled; a run that begins later may start it again.
    case stopped(before: Int)
    /// The component is gone.
    case gone
  }

  private struct State {
    var isRunning = true
    var cancellation: Cancellation?
    var task: Task<Void, Never>?
  }

  /// The number of the run that started the load.
  let run: Int
  private let work: @Sendable () async -> Void
  private let state = WatchedMutex(State())

  init(_ work: @escaping @Sendable () async -> Void, run: Int) {
    self.work = work
    self.run = run
  }

  var isRunning: Bool { state.withLock { $0.isRunning } }

  /// Starts the load, and calls a closure at its end.
  ///
  /// - Parameters:
  ///   - isImmediate: Whether the load runs on the calling thread up to its first suspension, so
  ///     that the changes it makes until then are visible at once. Otherwise, and before macOS 26,
  ///     it runs on another thread.
  ///   - ended: Called at the end of the load.
  func start(isImmediate: Bool, ended: @escaping @Sendable () -> Void) {
    let run: @Sendable () async -> Void = { [self] in
      if !isCancelled { await work() }
      state.withLock { $0.isRunning = false }
      ended()
    }
    let task =
      if isImmediate, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        Task.immediate { await run() }
      } else {
        Task { await run() }
      }
    state.withLock { $0.task = task }
    if isCancelled { task.cancel() }
  }

  private var isCancelled: Bool { state.withLock { $0.cancellation != nil } }

  /// Cancels the load if it is running.
  func cancel(_ cancellation: Cancellation) {
    let task = state.withLock { state -> Task<Void, Never>? in
      guard state.isRunning else { return nil }
      state.cancellation = cancellation
      return state.task
    }
    task?.cancel()
  }

  /// Waits until the load has ended.
  func end() async { await state.withLock { $0.task }?.value }

  /// Returns whether a run may start the load again: if the load was cancelled before its end, or
  /// if an earlier run started it.
  func canStartAgain(in run: Int) -> Bool {
    state.withLock { state in
      guard !state.isRunning else { return false }
      switch state.cancellation {
      case nil, .gone: return run > self.run
      case .abandoned: return true
      case .stopped(let first): return run >= first
      }
    }
  }
}

import DiptychState

/// Work of a component that a host has started.
final class HostedLoad: Sendable {
  /// Why work was cancelled.
  enum Cancellation {
    /// Whoever started it gave up; the next one may start it again.
    case abandoned
    /// The host was told to; what begins to run later may start it again.
    case stopped(before: Int)
    /// Its component is gone.
    case gone
  }

  private struct State {
    var isRunning = true
    var cancellation: Cancellation?
    var task: Task<Void, Never>?
  }

  /// The run that started it.
  let run: Int
  private let work: @Sendable () async -> Void
  private let state = WatchedMutex(State())

  init(_ work: @escaping @Sendable () async -> Void, run: Int) {
    self.work = work
    self.run = run
  }

  var isRunning: Bool { state.withLock { $0.isRunning } }

  /// Starts the work, and says when it has ended.
  ///
  /// - Parameters:
  ///   - isImmediate: Whether it goes on in the caller up to where it first waits, so that what it
  ///     does before that is seen at once; otherwise, and before macOS 26, it is left to another
  ///     thread.
  ///   - ended: Called when it has ended.
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

  /// Cancels the work if it runs.
  func cancel(_ cancellation: Cancellation) {
    let task = state.withLock { state -> Task<Void, Never>? in
      guard state.isRunning else { return nil }
      state.cancellation = cancellation
      return state.task
    }
    task?.cancel()
  }

  /// Waits until the work has ended.
  func end() async { await state.withLock { $0.task }?.value }

  /// Whether a run may start it again: because it was not let run to its end, or because an earlier
  /// run has started it, and it is still wanted.
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

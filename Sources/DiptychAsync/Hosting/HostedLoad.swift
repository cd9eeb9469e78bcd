import DiptychSystem
import DiptychState

/// A load of a component, started by a host.
final class HostedLoad: Sendable {
  /// The reason why a load was cancelled.
  enum Cancellation {
    /// The run that started the load was cancelled; the next run may start the load again.
    case abandoned
    /// All loads of the host were cancelled; a run that begins later may start the load again.
    case stopped(before: Int)
    /// The component is gone.
    case gone
  }

  private struct State {
    var isRunning = true
    /// Whether the load continues without the host waiting for its end.
    var isQuiet = false
    /// Called when the load becomes quiet.
    var becameQuiet: (@Sendable () -> Void)?
    var cancellation: Cancellation?
    var task: Task<Void, Never>?
  }

  /// The number of the run that started the load.
  let run: Int
  private let work: @Sendable () async -> Void
  private let state = Mutex(State())

  init(_ work: @escaping @Sendable () async -> Void, run: Int) {
    self.work = work
    self.run = run
  }

  var isRunning: Bool { state.withLock { $0.isRunning } }

  var isQuiet: Bool { state.withLock { $0.isQuiet } }

  /// The load that runs in the current task.
  @TaskLocal static var current: HostedLoad?

  /// Lets the load continue without the host waiting for its end.
  func beQuiet() {
    let becameQuiet = state.withLock { state in
      state.isQuiet = true
      return state.becameQuiet.take()
    }
    becameQuiet?()
  }

  /// Starts the load, and calls a closure at its end.
  ///
  /// - Parameters:
  ///   - isImmediate: Whether the load runs on the calling thread until its first suspension, so
  ///     that its changes until then are visible at once. If false, and before macOS 26, the load
  ///     runs on another thread.
  ///   - becameQuiet: Called when the host no longer waits for the end of the load.
  ///   - ended: Called at the end of the load.
  func start(
    isImmediate: Bool,
    becameQuiet: @escaping @Sendable () -> Void,
    ended: @escaping @Sendable () -> Void
  ) {
    state.withLock { $0.becameQuiet = becameQuiet }
    let run: @Sendable () async -> Void = { [self] in
      if !isCancelled { await HostedLoad.$current.withValue(self) { await work() } }
      state.withLock { state in
        state.isRunning = false
        state.becameQuiet = nil
      }
      ended()
    }
    let task = isImmediate ? Task.startingNow(run) : Task { await run() }
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

  /// Returns whether a run may start the load again, because the load was cancelled before its end,
  /// or because an earlier run started it.
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

extension Task<Void, Never> {
  /// Creates a task that runs on the calling thread until its first suspension.
  ///
  /// Before macOS 26, the task runs on another thread.
  static func startingNow(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return Task { await work() }
    }
    return Task.immediate { await work() }
  }

  /// The end of the task, which is cancelled with the task that waits for it.
  package var cancellableValue: Void {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}

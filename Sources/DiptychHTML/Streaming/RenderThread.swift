import DiptychSystem
public import DiptychViews

/// A thread that renders a view, and sends its chunks to a task one by one.
///
/// Rendering is synchronous, because each view has a single `_render`. While rendering waits for
/// the task to take a chunk, or for content to arrive, it blocks this thread, but no task.
@usableFromInline
final class RenderThread: Sendable {
  private struct State {
    /// The chunk that was not taken yet.
    var chunk: [UInt8]?
    /// The task that waits for a chunk.
    var consumer: CheckedContinuation<[UInt8]?, Never>?
    /// The task whose result the thread waits for.
    var awaited: Task<Void, Never>?
    var isFinished = false
    var isCancelled = false
  }

  private let state = Mutex(State())
  private let isTaken = ThreadSignal()

  @usableFromInline
  init() {}

  /// Whether chunks are no longer taken.
  @usableFromInline var isCancelled: Bool { state.withLock { $0.isCancelled } }

  // MARK: The thread

  /// Starts the thread, with a stack of 1 MiB.
  @usableFromInline
  func start(_ body: @escaping @Sendable () -> Void) {
    let values = EnvironmentValues.current
    let isStarted = SystemThread.start(stackSize: 1 &<< 20) {
      var values = values
      values[RenderThreadKey.self] = self
      EnvironmentValues.$current.withValue(values, operation: body)
      self.finish()
    }
    precondition(isStarted, "the system could not start a thread to stream a view")
  }

  /// Sends a chunk, and waits until it is taken.
  func send(_ chunk: [UInt8]) {
    let consumer: CheckedContinuation<[UInt8]?, Never>? = state.withLock { state in
      guard !state.isCancelled else { return nil }
      if state.consumer == nil { state.chunk = chunk }
      return state.consumer.take()
    }
    if let consumer { return consumer.resume(returning: chunk) }
    if !isCancelled { isTaken.wait() }
  }

  /// Waits for the result of a task; returns nil if chunks are no longer taken.
  @usableFromInline
  func wait<T>(for body: @escaping () async -> T?) -> T? {
    let result = Result<T>(body)
    let task = Task {
      await result.run()
      result.isDone.signal()
    }
    let isCancelled = state.withLock { state in
      state.awaited = task
      return state.isCancelled
    }
    if isCancelled { task.cancel() }
    result.isDone.wait()
    return result.value
  }

  /// The result of a task; the task writes it before the thread reads it.
  private final class Result<T>: @unchecked Sendable {
    let body: () async -> T?
    let isDone = ThreadSignal()
    var value: T?

    init(_ body: @escaping () async -> T?) { self.body = body }

    func run() async { value = await body() }
  }

  private func finish() {
    state.withLock { state in
      state.isFinished = true
      return state.consumer.take()
    }?.resume(returning: nil)
  }

  // MARK: The task

  /// Returns the next chunk, or nil at the end or after a cancellation.
  func receive() async -> [UInt8]? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (chunk, isLater): ([UInt8]?, Bool) = state.withLock { state in
          if let chunk = state.chunk.take() { return (chunk, false) }
          if state.isFinished || state.isCancelled { return (nil, false) }
          state.consumer = continuation
          return (nil, true)
        }
        if chunk != nil { isTaken.signal() }
        if !isLater { continuation.resume(returning: chunk) }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Stops taking chunks, so that the thread runs to its end without waiting.
  func cancel() {
    let (consumer, task) = state.withLock { state in
      state.isCancelled = true
      return (state.consumer.take(), state.awaited)
    }
    consumer?.resume(returning: nil)
    task?.cancel()
    isTaken.signal()
  }
}

/// The key of the current render thread in the environment, for views that wait.
@usableFromInline
enum RenderThreadKey: EnvironmentKey {
  @usableFromInline static var defaultValue: RenderThread? { nil }
}

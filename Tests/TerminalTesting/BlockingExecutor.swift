import Foundation

/// An executor with a thread of its own, for an actor that blocks while it waits for processes.
package final class BlockingExecutor: SerialExecutor {
  /// The queue of jobs.
  private final class Jobs: @unchecked Sendable {
    private let condition = NSCondition()
    private var waiting: [UnownedJob] = []
    private var isOpen = true

    func add(_ job: UnownedJob) {
      condition.withLock { waiting.append(job) }
      condition.signal()
    }

    func close() {
      condition.withLock { isOpen = false }
      condition.signal()
    }

    /// Returns the next job, or nil once the queue is closed and empty.
    func next() -> UnownedJob? {
      condition.withLock {
        while waiting.isEmpty && isOpen { condition.wait() }
        return waiting.isEmpty ? nil : waiting.removeFirst()
      }
    }
  }

  private let jobs = Jobs()

  package init() {
    let jobs = jobs
    Thread.detachNewThread { [weak self] in
      while let job = jobs.next() {
        guard let executor = self?.asUnownedSerialExecutor() else { return }
        job.runSynchronously(on: executor)
      }
    }
  }

  deinit { jobs.close() }

  package func enqueue(_ job: consuming ExecutorJob) { jobs.add(UnownedJob(job)) }
}

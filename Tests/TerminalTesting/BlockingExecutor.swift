import Foundation

/// A thread of its own for an actor that waits for other processes, so that no task waits with it.
package final class BlockingExecutor: SerialExecutor {
  /// What is to be run, in order.
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

    /// The next one, or nil once there is none and will be none.
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

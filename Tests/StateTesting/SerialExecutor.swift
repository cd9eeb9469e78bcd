import Dispatch

/// An executor that runs the jobs of its tasks one at a time, in the order of enqueuing.
package final class SerialExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "SerialExecutor")

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Blocks until no job is left in the queue.
  package func waitUntilIdle() { queue.sync {} }
}

import Dispatch

/// Runs tasks one job at a time, in the order in which they can go on.
final class SerialExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "SerialExecutor")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Blocks until no task on it can go on.
  func waitUntilIdle() { queue.sync {} }
}

import Dispatch

/// A serial executor with a queue of its own, so that reading from git blocks no other task.
final class GitExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "git")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

import Dispatch

/// A serial executor with its own queue, so that reading from git does not block other tasks.
final class GitExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "git")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

import Dispatch

/// A thread for what waits for git, so that no other task waits with it.
final class GitExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "git")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

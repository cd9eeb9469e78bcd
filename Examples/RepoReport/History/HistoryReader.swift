/// An actor that reads the history of a repository on its own queue.
actor HistoryReader {
  private let repository: Repository
  private let git: Git
  private let keptFiles: Int
  private let progress: @Sendable (Int) -> Void
  private let executor = GitExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(
    of repository: Repository,
    using git: Git,
    keepingFiles keptFiles: Int,
    progress: @escaping @Sendable (Int) -> Void
  ) {
    self.repository = repository
    self.git = git
    self.keptFiles = keptFiles
    self.progress = progress
  }

  func history() throws(ReportError) -> History {
    try History(reading: repository, using: git, keepingFiles: keptFiles, progress: progress)
  }
}

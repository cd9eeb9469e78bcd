/// An actor that reads the lines of a history on a queue of its own.
actor LineReader {
  private let repository: Repository
  private let git: Git
  private let keptCommits: Int
  private let progress: @Sendable (LineCounts) -> Void
  private let executor = GitExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(
    of repository: Repository,
    using git: Git,
    keepingCommits keptCommits: Int,
    progress: @escaping @Sendable (LineCounts) -> Void
  ) {
    self.repository = repository
    self.git = git
    self.keptCommits = keptCommits
    self.progress = progress
  }

  func lines(of files: [ChangedFile]) throws(ReportError) -> LineCounts {
    try LineCounts(
      reading: repository,
      using: git,
      of: files,
      keepingCommits: keptCommits,
      progress: progress
    )
  }
}

/// An actor that reads the numbers of lines of a history on its own queue.
actor LineReader {
  private let repository: Repository
  private let git: Git
  private let keptCommits: Int
  private let keepsFiles: Bool
  private let progress: @Sendable (LineCounts) -> Void
  private let executor = GitExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(
    of repository: Repository,
    using git: Git,
    keepingCommits keptCommits: Int,
    keepingFiles keepsFiles: Bool = false,
    progress: @escaping @Sendable (LineCounts) -> Void
  ) {
    self.repository = repository
    self.git = git
    self.keptCommits = keptCommits
    self.keepsFiles = keepsFiles
    self.progress = progress
  }

  func lines(of files: [ChangedFile]) throws(ReportError) -> LineCounts {
    try LineCounts(
      reading: repository,
      using: git,
      of: files,
      keepingCommits: keptCommits,
      keepingFiles: keepsFiles,
      progress: progress
    )
  }
}

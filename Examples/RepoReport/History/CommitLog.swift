import Diptych

/// A reader that returns the commits of a repository page by page, newest first.
///
/// While the pages are requested in order, a single `git log` runs, and it pauses between the
/// requests. If a page is requested again after a failure, a new `git log` starts at that page.
actor CommitLog {
  typealias Page = PagingState<Commit, Position, ReportError>.Page

  /// The position of a page.
  struct Position: Hashable, Sendable {
    /// The newest commit of the log.
    ///
    /// It is fixed, so that new commits do not shift the pages.
    let head: String
    /// The number of commits before the page.
    let offset: Int
  }

  private let repository: Repository
  private let git: Git
  private let content: Repository.LogContent
  private let pageSize: Int
  private let executor = GitExecutor()
  private var running: (log: LogReader<CommitCollector>, next: Position)?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(
    of repository: Repository,
    using git: Git,
    content: Repository.LogContent = .commitsOnly,
    pageSize: Int
  ) {
    self.repository = repository
    self.git = git
    self.content = content
    self.pageSize = pageSize
  }

  /// Returns the page at a position, or the first page if the position is nil.
  func page(at position: Position?) throws(ReportError) -> Page {
    var log = try takeLog(at: position)
    // One more commit than the page needs is read, to find out whether there is another page.
    while log.receiver.commits.count <= pageSize, try log.readPiece() {}
    let commits = log.receiver.take(pageSize)
    guard let newest = position?.head ?? commits.first?.hash, !log.receiver.commits.isEmpty else {
      return Page(items: commits, next: nil)
    }
    let next = Position(head: newest, offset: (position?.offset ?? 0) + commits.count)
    running = (log, next)
    return Page(items: commits, next: next)
  }

  /// Returns the running log if it is at a position, or else a new log that starts at the position.
  private func takeLog(at position: Position?) throws(ReportError) -> LogReader<CommitCollector> {
    defer { running = nil }
    if let running, running.next == position { return running.log }
    let arguments = Repository.logArguments(
      content,
      from: position?.head ?? repository.commit,
      skipping: position?.offset ?? 0
    )
    return LogReader(
      CommitCollector(abbreviationLength: repository.abbreviationLength),
      from: try git.start(arguments, in: repository.path)
    )
  }
}

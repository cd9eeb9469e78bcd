import Diptych

/// The commits of a repository page by page, newest first.
///
/// One `git log` runs for as long as the pages are asked for in order; it stops writing while nobody
/// reads. A page that is asked for again, after a failure, is read by a new one from there on.
actor CommitLog {
  typealias Page = PagingState<Commit, Position, ReportError>.Page

  /// Where a page begins.
  struct Position: Hashable, Sendable {
    /// The newest commit, so that what is committed meanwhile moves no page.
    let head: String
    /// How many commits come before.
    let offset: Int
  }

  private let repository: Repository
  private let git: Git
  private let pageSize: Int
  private let executor = GitExecutor()
  private var running: (log: LogReader<CommitCollector>, next: Position)?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(of repository: Repository, using git: Git, pageSize: Int) {
    self.repository = repository
    self.git = git
    self.pageSize = pageSize
  }

  /// The commits from a position on; from the newest if there is none.
  func page(at position: Position?) throws(ReportError) -> Page {
    var log = try takeLog(at: position)
    // One more, to know whether there are any.
    while log.receiver.commits.count <= pageSize, try log.readPiece() {}
    let commits = log.receiver.take(pageSize)
    guard let newest = position?.head ?? commits.first?.hash, !log.receiver.commits.isEmpty else {
      return Page(items: commits, next: nil)
    }
    let next = Position(head: newest, offset: (position?.offset ?? 0) + commits.count)
    running = (log, next)
    return Page(items: commits, next: next)
  }

  /// The log that runs, if it stands at a position, or else one that starts there.
  private func takeLog(at position: Position?) throws(ReportError) -> LogReader<CommitCollector> {
    defer { running = nil }
    if let running, running.next == position { return running.log }
    let arguments = Repository.logArguments(
      .commitsOnly,
      from: position?.head ?? "HEAD",
      skipping: position?.offset ?? 0
    )
    return LogReader(
      CommitCollector(abbreviationLength: repository.abbreviationLength),
      from: try git.start(arguments, in: repository.path)
    )
  }
}

/// A summary of a repository's history.
struct History: Equatable, Sendable {
  let commitCount: Int
  /// The commits with more than one parent.
  let mergeCount: Int
  /// The commits without a plausible date, which activities and ranges of dates exclude.
  let undatedCommitCount: Int
  /// The dates of the earliest and the latest commit; `nil` if no commit has a plausible date.
  let dates: ClosedRange<Timestamp>?
  /// The author of the earliest commit; `nil` if no commit has a plausible date.
  let firstAuthor: Author?
  /// The authors of all commits, by descending number of commits, then by name.
  let contributors: [Contributor]
  /// All days from the first commit to the last, including those without commits, by the authors'
  /// local time.
  let days: [DayActivity]
  /// All months from the first commit to the last, including those without commits.
  let months: [MonthActivity]
  let week: WeekActivity
  /// The number of paths that were ever changed.
  let fileCount: Int
  /// The number of files of the newest commit.
  let existingFileCount: Int
  /// The files that changed most often, by descending number of changes, then by path.
  let files: [ChangedFile]
}

extension History {
  /// The number of commits from one call of the progress closure to the next.
  static let progressInterval = 500

  /// Reads the history up to a repository's newest commit, in one pass while git writes it.
  ///
  /// Memory grows with the number of contributors and of paths.
  ///
  /// - Parameters:
  ///   - repository: The repository.
  ///   - git: The program that reads it.
  ///   - keepingFiles: The maximum number of files in the result.
  ///   - progress: A function that is called with the number of commits so far. It is called after
  ///     the first commits, at intervals, and at the end.
  /// - Throws: The errors of ``GitProcess``, and
  ///   ``ReportError/gitFailed(command:status:message:)``.
  init(
    reading repository: Repository,
    using git: Git,
    keepingFiles: Int,
    progress: (Int) -> Void = { _ in }
  ) throws(ReportError) {
    // Git lists the files at the same time. As long as the pipe is not full, this takes no
    // additional time.
    let files = try FileCounter(of: repository, using: git)
    var log = LogReader(
      HistoryBuilder(),
      from: try git.start(
        Repository.logArguments(.withFiles, from: repository.commit),
        in: repository.path
      )
    )
    var reported = 0
    while try log.readPiece() {
      let commitCount = log.receiver.commitCount
      if commitCount >= reported + (reported == 0 ? 1 : Self.progressInterval) {
        reported = commitCount
        progress(reported)
      }
    }
    let builder = log.receiver
    if reported < builder.commitCount { progress(builder.commitCount) }
    self = builder.history(keepingFiles: keepingFiles, existingFiles: try files.count())
  }
}

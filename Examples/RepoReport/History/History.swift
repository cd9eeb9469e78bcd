/// What a repository's history adds up to.
struct History: Equatable, Sendable {
  let commitCount: Int
  /// The commits with more than one parent.
  let mergeCount: Int
  /// The commits without a plausible date, which no activity and no range of dates includes.
  let undatedCommitCount: Int
  /// The dates of the earliest and the latest commit; `nil` if none has a plausible one.
  let dates: ClosedRange<Timestamp>?
  /// Everybody who wrote a commit, those with the most commits first, then by name.
  let contributors: [Contributor]
  /// Every month from the first commit's to the last one's, also those without commits.
  let months: [MonthActivity]
  let week: WeekActivity
  /// The number of paths that ever changed.
  let fileCount: Int
  /// The files kept, those that changed most often first, then by path.
  let files: [ChangedFile]
}

extension History {
  /// The number of commits between two calls of a progress closure.
  static let progressInterval = 500

  /// Reads the history of `HEAD` in one pass while git writes it.
  ///
  /// Memory grows with the number of contributors and of paths. `progress` is called with the number
  /// of commits so far: as soon as there are any, now and then, and at the end.
  ///
  /// Throws what ``GitProcess`` throws, and ``ReportError/gitFailed(command:status:message:)``.
  init(
    reading repository: Repository,
    using git: Git,
    keepingFiles: Int,
    progress: (Int) -> Void = { _ in }
  ) throws(ReportError) {
    var log = LogReader(
      HistoryBuilder(),
      from: try git.start(Repository.logArguments(.withFiles), in: repository.path)
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
    self = builder.history(keepingFiles: keepingFiles)
  }
}

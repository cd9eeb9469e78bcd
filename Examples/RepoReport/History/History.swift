/// What a repository's history adds up to.
struct History: Equatable, Sendable {
  /// Which commits are kept one by one; all of them are counted anyway.
  enum KeptCommits: Equatable, Sendable {
    case all
    case newest(Int)
  }

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
  /// The commits kept, in git's own order: newest first.
  let commits: [Commit]
}

extension History {
  /// The number of commits between two calls of a progress closure.
  static let progressInterval = 500

  /// Reads the history of `HEAD` in one pass while git writes it.
  ///
  /// Memory grows with the number of contributors, of paths, and of the commits kept. `progress` is
  /// called with the number of commits so far, now and then and at the end.
  ///
  /// Throws what ``GitProcess`` throws, and ``ReportError/gitFailed(command:status:message:)``.
  init(
    reading repository: Repository,
    using git: Git,
    keepingCommits: KeptCommits,
    keepingFiles: Int,
    progress: (Int) -> Void = { _ in }
  ) throws(ReportError) {
    let process = try git.start(Repository.logArguments, in: repository.path)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    var parser = LogParser()
    var builder = HistoryBuilder(
      keeping: keepingCommits,
      abbreviationLength: repository.abbreviationLength
    )
    var reported = 0
    while true {
      let count = try process.read(into: buffer)
      if count == 0 { break }
      try parser.read(UnsafeRawBufferPointer(rebasing: buffer[..<count]), into: &builder)
      if builder.commitCount >= reported + Self.progressInterval {
        reported = builder.commitCount
        progress(reported)
      }
    }
    let end = process.waitForEnd()
    guard end.status == 0 else {
      throw .gitFailed(command: "log", status: end.status, message: end.message)
    }
    try parser.finish(builder)
    if reported < builder.commitCount { progress(builder.commitCount) }
    self = builder.history(keepingFiles: keepingFiles)
  }
}

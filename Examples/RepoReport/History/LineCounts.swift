/// The lines that the commits of a history add and remove.
struct LineCounts: Equatable, Sendable {
  /// The number of commits that were counted so far.
  var commitCount = 0
  var total = LineCount()
  /// The lines of each file of ``History/files``, in the same order.
  var files: [LineCount]
  /// The lines of each day with a change, by the number of days since 1970-01-01 in the authors'
  /// local time.
  var days: [Int: LineCount] = [:]
  /// The lines of the newest commits, by hash.
  ///
  /// Commits that change no lines are included. Merges count as commits that change no lines.
  var commits: [String: LineCount] = [:]
  /// The files of these commits, if they are kept.
  var commitFiles = CommitFiles()
}

extension LineCounts {
  /// The number of commits from one call of the progress closure to the next.
  static let progressInterval = 100

  /// Reads the numbers of lines of a history, in one pass while git writes them.
  ///
  /// - Parameters:
  ///   - repository: The repository.
  ///   - git: The program that reads it.
  ///   - files: The files whose lines are counted.
  ///   - keptCommits: The maximum number of commits in the result.
  ///   - keepsFiles: Whether the result also contains the files of these commits.
  ///   - progress: A function that is called with the lines so far. It is called after the first
  ///     commits, at intervals, and at the end.
  /// - Throws: The errors of ``GitProcess``, and
  ///   ``ReportError/gitFailed(command:status:message:)``.
  init(
    reading repository: Repository,
    using git: Git,
    of files: [ChangedFile],
    keepingCommits keptCommits: Int,
    keepingFiles keepsFiles: Bool = false,
    progress: (LineCounts) -> Void = { _ in }
  ) throws(ReportError) {
    let process = try git.start(
      Repository.lineLogArguments(from: repository.commit),
      in: repository.path
    )
    var parser = LineLogParser()
    var counter = LineCounter(
      of: files,
      keepingCommits: keptCommits,
      keepingFiles: keepsFiles
    )
    var reported = 0
    while try process.readPiece({ piece throws(ReportError) in
      try parser.read(piece, into: &counter)
    }) {
      let commitCount = counter.counts.commitCount
      if commitCount >= reported + (reported == 0 ? 1 : Self.progressInterval) {
        reported = commitCount
        progress(counter.counts)
      }
    }
    try parser.finish(counter)
    self = counter.result
    if commitCount > 0 { progress(self) }
  }
}

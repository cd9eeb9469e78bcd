import Diptych

/// A report on a repository: the stores that load it, and the length of its lists.
struct Report: Sendable {
  /// The maximum number of commits that are read at a time.
  static let maximumPageSize = 100

  /// The maximum number of rows of a list in a live region, which is drawn many times a second and
  /// shows no more lines than the window has.
  static let maximumLiveRows = 200

  let repository: Repository
  let history: AsyncStore<History, ReportError>
  let commits: PagingStore<Commit, CommitLog.Position, ReportError>
  /// The lines of the history, which are read after it; nil if they are not counted.
  var lines: AsyncStore<LineCounts, ReportError>?
  /// The progress of git.
  let reading: Shared<Reading>
  /// The maximum number of rows of a list.
  var limit: Int
  /// The time that ages end at.
  let now: Timestamp
  /// Whether the commits have their messages, and the lines their files.
  var isDetailed = false
}

extension Report {
  /// The commits whose lines are kept.
  enum LineCounting {
    /// The newest commits, as many as a list has rows.
    case shownCommits
    case allCommits
  }

  /// Creates the report on a repository; nothing is read yet.
  ///
  /// - Parameters:
  ///   - repository: The repository.
  ///   - git: The program that reads it.
  ///   - limit: The maximum number of rows of a list.
  ///   - pageSize: The number of commits that are read at a time.
  ///   - lineCounting: The commits whose lines are kept, or nil to count no lines.
  ///   - isDetailed: Whether the messages of commits are read, and the files of each are kept with
  ///     its lines.
  ///   - now: The time that ages end at.
  init(
    on repository: Repository,
    using git: Git,
    limit: Int,
    pageSize: Int,
    countingLines lineCounting: LineCounting?,
    isDetailed: Bool = false,
    now: Timestamp
  ) {
    let reading = Shared(wrappedValue: Reading())
    let log = CommitLog(
      of: repository,
      using: git,
      content: isDetailed ? .withMessages : .commitsOnly,
      pageSize: pageSize
    )
    let reader = HistoryReader(of: repository, using: git, keepingFiles: limit) { count in
      reading.update { $0.commitCount = count }
    }
    let history = AsyncStore(options: .ofGit) { () async throws(ReportError) in
      try await reading.noting(\.historyFailure) { () async throws(ReportError) in
        try await reader.history()
      }
    }
    self.init(
      repository: repository,
      history: history,
      commits: PagingStore(options: .ofGit) { (position) async throws(ReportError) in
        try await reading.noting(\.pageFailure) { () async throws(ReportError) in
          try await log.page(at: position)
        }
      },
      lines: lineCounting.map { counting in
        let reader = LineReader(
          of: repository,
          using: git,
          keepingCommits: counting == .allCommits ? .max : limit,
          keepingFiles: isDetailed
        ) { lines in
          reading.update { $0.lines = lines }
        }
        return AsyncStore(options: .ofGit) { () async throws(ReportError) in
          try await reader.lines(of: history.state.value?.files ?? [])
        }
      },
      reading: reading,
      limit: limit,
      now: now,
      isDetailed: isDetailed
    )
  }
}

extension Report {
  /// The number of pages of commits that the report needs after the first.
  var morePages: Int { (limit - 1) / min(limit, Self.maximumPageSize) }

  /// The report without lines, and without their columns.
  var withoutLines: Report {
    var report = self
    report.lines = nil
    return report
  }

  /// Returns the report with no more rows in a list than a number.
  func limited(to limit: Int) -> Report {
    var report = self
    report.limit = min(report.limit, limit)
    return report
  }

  /// Returns the history once everything is loaded.
  ///
  /// - Throws: The failure of the history or of the commits; ``ReportError/cancelled`` if something
  ///   is not loaded.
  func loadedHistory() throws(ReportError) -> History {
    if let failure = history.state.failure ?? commits.state.failure?.error { throw failure }
    guard case .loaded(let history) = history.state, commits.state.pages != nil else {
      throw .cancelled
    }
    return history
  }
}

extension LoadOptions<ReportError> {
  /// Options that run git once more, immediately, if a signal ended it, for instance for lack of
  /// memory.
  static var ofGit: LoadOptions {
    LoadOptions(
      retry: RetryPolicy(maxAttempts: 2, delay: { _, _ in .zero }, shouldRetry: \.isInterruption)
    )
  }
}

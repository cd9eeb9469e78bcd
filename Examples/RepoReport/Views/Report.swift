import Diptych

/// A report on a repository, with the stores that load its data, and the length of its lists.
struct Report: Sendable {
  /// The maximum number of commits that are read at a time.
  static let maximumPageSize = 100

  /// The maximum number of rows of a list in a live region.
  ///
  /// A live region is drawn many times a second, and shows only as many lines as the window has.
  static let maximumLiveRows = 200

  let repository: Repository
  let history: AsyncStore<History, ReportError>
  let commits: PagingStore<Commit, CommitLog.Position, ReportError>
  /// The numbers of lines, which are read after the history; nil if lines are not counted.
  var lines: AsyncStore<LineCounts, ReportError>?
  /// The progress of git.
  let reading: Shared<Reading>
  /// The maximum number of rows of a list.
  var limit: Int
  /// The current time, for ages.
  let now: Timestamp
  /// Whether the messages and the files of each commit are kept.
  var isDetailed = false
}

extension Report {
  /// The commits whose numbers of lines are kept.
  enum LineCounting {
    /// The newest commits, as many as a list has rows.
    case shownCommits
    case allCommits
  }

  /// Creates the report on a repository.
  ///
  /// Nothing is read yet.
  ///
  /// - Parameters:
  ///   - repository: The repository.
  ///   - git: The program that reads it.
  ///   - limit: The maximum number of rows of a list.
  ///   - pageSize: The number of commits that are read at a time.
  ///   - lineCounting: The commits whose lines are kept, or nil to count no lines.
  ///   - isDetailed: Whether the messages and the files of each commit are kept.
  ///   - now: The current time, for ages.
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
  /// The number of pages of commits that the report needs in addition to the first page.
  var morePages: Int { (limit - 1) / min(limit, Self.maximumPageSize) }

  /// The report without numbers of lines and without the columns for them.
  var withoutLines: Report {
    var report = self
    report.lines = nil
    return report
  }

  /// Returns the report with a maximum number of rows in each list.
  func limited(to limit: Int) -> Report {
    var report = self
    report.limit = min(report.limit, limit)
    return report
  }

  /// Returns the history once everything is loaded.
  ///
  /// - Throws: The error of the history or of the commits, or ``ReportError/cancelled`` if one of
  ///   them is not loaded.
  func loadedHistory() throws(ReportError) -> History {
    if let failure = history.state.failure ?? commits.state.failure?.error { throw failure }
    guard case .loaded(let history) = history.state, commits.state.pages != nil else {
      throw .cancelled
    }
    return history
  }
}

extension LoadOptions<ReportError> {
  /// Options that run git once more, immediately, if a signal ended it.
  ///
  /// For example, the system may end git because memory is low.
  static var ofGit: LoadOptions {
    LoadOptions(
      retry: RetryPolicy(maxAttempts: 2, delay: { _, _ in .zero }, shouldRetry: \.isInterruption)
    )
  }
}

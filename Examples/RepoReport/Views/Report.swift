import Diptych

/// What a report is about, what loads it, and how long its lists are.
struct Report: Sendable {
  /// The commits that are read at a time at most.
  static let maximumPageSize = 100

  let repository: Repository
  let history: AsyncStore<History, ReportError>
  let commits: PagingStore<Commit, CommitLog.Position, ReportError>
  /// What git is doing meanwhile.
  let reading: Shared<Reading>
  /// The most rows of a list.
  let limit: Int
}

extension Report {
  /// Creates the report on a repository; nothing is read yet.
  ///
  /// - Parameters:
  ///   - repository: What it is about.
  ///   - git: What reads it.
  ///   - limit: The most rows of a list.
  ///   - pageSize: The commits that are read at a time.
  init(on repository: Repository, using git: Git, limit: Int, pageSize: Int) {
    let reading = Shared(wrappedValue: Reading())
    let log = CommitLog(of: repository, using: git, pageSize: pageSize)
    let reader = HistoryReader(of: repository, using: git, keepingFiles: limit) { count in
      reading.update { $0.commitCount = count }
    }
    self.init(
      repository: repository,
      history: AsyncStore(retry: .ofGit) { () async throws(ReportError) in
        try await reading.noting(\.historyFailure) { () async throws(ReportError) in
          try await reader.history()
        }
      },
      commits: PagingStore(retry: .ofGit) { (position) async throws(ReportError) in
        try await reading.noting(\.pageFailure) { () async throws(ReportError) in
          try await log.page(at: position)
        }
      },
      reading: reading,
      limit: limit
    )
  }
}

extension Report {
  /// How many pages of commits the lists need after the first.
  var morePages: Int { (limit - 1) / min(limit, Self.maximumPageSize) }

  /// The history, once everything was loaded.
  ///
  /// Throws why something was not.
  func loadedHistory() throws(ReportError) -> History {
    if let failure = history.state.failure ?? commits.state.failure?.error { throw failure }
    guard case .loaded(let history) = history.state, commits.state.pages != nil else {
      throw .cancelled
    }
    return history
  }
}

extension RetryPolicy<ReportError> {
  /// Once more where somebody ended git, as a system short of memory does; at once.
  static var ofGit: RetryPolicy {
    RetryPolicy(maxAttempts: 2, delay: { _ in .zero }, shouldRetry: \.isInterruption)
  }
}

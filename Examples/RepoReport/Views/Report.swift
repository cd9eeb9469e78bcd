import Diptych

/// A report on a repository: the stores that load it, and the length of its lists.
struct Report: Sendable {
  /// The maximum number of commits that are read at a time.
  static let maximumPageSize = 100

  let repository: Repository
  let history: AsyncStore<History, ReportError>
  let commits: PagingStore<Commit, CommitLog.Position, ReportError>
  /// The progress of git.
  let reading: Shared<Reading>
  /// The maximum number of rows of a list.
  let limit: Int
}

extension Report {
  /// Creates the report on a repository; nothing is read yet.
  ///
  /// - Parameters:
  ///   - repository: The repository.
  ///   - git: The program that reads it.
  ///   - limit: The maximum number of rows of a list.
  ///   - pageSize: The number of commits that are read at a time.
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
  /// The number of pages of commits that the report needs after the first.
  var morePages: Int { (limit - 1) / min(limit, Self.maximumPageSize) }

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

extension RetryPolicy<ReportError> {
  /// A policy that runs git once more, immediately, if a signal ended it, for instance for lack of
  /// memory.
  static var ofGit: RetryPolicy {
    RetryPolicy(maxAttempts: 2, delay: { _ in .zero }, shouldRetry: \.isInterruption)
  }
}

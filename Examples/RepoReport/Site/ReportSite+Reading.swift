import Diptych

extension ReportSite {
  /// Reads a repository for a folder of another site.
  ///
  /// The lines of the commits are not counted.
  ///
  /// - Parameters:
  ///   - path: The path of any folder inside the repository.
  ///   - environment: The environment of git.
  ///   - host: The site that contains the report.
  /// - Returns: The report.
  /// - Throws: A ``ReportError``.
  package static func reading(
    _ path: String,
    environment: [String: String],
    host: ReportHost
  ) async throws -> ReportSite {
    let now = try Timestamp(current: environment)
    let git = try Git(environment: environment)
    let report = Report(
      on: try Repository(at: path, using: git),
      using: git,
      limit: Options().limit,
      pageSize: SiteLinks.commitsPerPage,
      countingLines: nil,
      now: now
    )
    let views = ViewHost {
      ReadingView(report: report, readsAllCommits: true, countsLines: false)
        .environment(\.reportLayout, .page)
        .environment(\.now, now)
    }
    await views.settle(morePages: .max)
    let history = try report.loadedHistory()
    return ReportSite(
      report,
      history: history,
      commits: report.commits.state.pages ?? [],
      host: host
    )
  }
}

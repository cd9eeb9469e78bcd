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
  /// Reads the days of the last changes of files in a repository.
  ///
  /// - Parameters:
  ///   - pattern: A pattern of git for the paths of the files, such as `*.md`.
  ///   - path: The path of the repository.
  ///   - environment: The environment of git.
  /// - Returns: The days in ISO 8601, by the paths of the files; none for a shallow clone, which
  ///   doesn't have the commits.
  /// - Throws: A ``ReportError``.
  package static func lastChanges(
    of pattern: String,
    in path: String,
    environment: [String: String]
  ) throws -> [String: String] {
    let git = try Git(environment: environment)
    guard try !Repository(at: path, using: git).isShallow else { return [:] }
    // Each commit has a line “=2026-11-20”, an empty line, and the paths.
    let log = try git.ask(
      ["-c", "core.quotePath=off", "log", "--format==%cs", "--name-only", "--no-renames", "--"]
        + [pattern],
      in: path
    )
    guard log.isSuccess else { throw Repository.failure(of: "log", log) }
    var days: [String: String] = [:]
    var day = ""
    for line in log.text.split(separator: "\n") {
      if line.hasPrefix("=") {
        day = String(line.dropFirst())
      } else if days[String(line)] == nil {
        days[String(line)] = day
      }
    }
    return days
  }
}

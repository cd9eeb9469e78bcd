import Diptych
import DiptychTerminal
import DiptychExampleSupport

extension RepoReport {
  /// Reads the repository, and prints the report or writes its pages.
  func report(_ options: Options) async throws {
    let git = try Git(environment: environment)
    let repository = try Repository(at: options.path, using: git)
    let isSite = options.output.htmlDirectory != nil
    let report = Report(
      on: repository,
      using: git,
      limit: options.limit,
      pageSize: isSite ? SiteLinks.commitsPerPage : min(options.limit, Report.maximumPageSize)
    )
    await read(report, isSite: isSite)
    let history = try report.loadedHistory()

    let output = options.output.applied(to: standardOutput)
    if let path = options.output.htmlDirectory {
      let directory = PageDirectory(path: path)
      let site = Site(report, history: history, commits: report.commits.state.pages ?? [])
      let changes = try await saying("Writing pages") { try directory.write(site.pages) }
      try output.write(ChangesView(changes: changes, directory: directory))
    } else {
      try output.write(
        ReportView(report: report)
          .environment(\.reportLayout, ReportLayout(width: output.traits.width))
      )
    }
  }

  /// Reads the data of the report, and shows the progress on an interactive stream.
  ///
  /// A log gets no progress, since the report or the error tells the outcome.
  private func read(_ report: Report, isSite: Bool) async {
    let layout = ReportLayout(width: standardError.traits.width)
    let host = ViewHost {
      ReadingView(report: report, readsAllCommits: isSite).environment(\.reportLayout, layout)
    }
    let morePages = isSite ? .max : report.morePages
    if standardError.traits.isInteractive {
      await standardError.live(host, morePages: morePages, ending: .erase)
    } else {
      await host.settle(morePages: morePages)
    }
  }

  /// Shows the name of a task while it runs, on an interactive stream.
  private func saying<Result, Failure: Error>(
    _ title: String,
    _ work: () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard standardError.traits.isInteractive else { return try work() }
    return try await standardError.live(ending: .erase) { region throws(Failure) in
      region.update(Spinner(title))
      return try work()
    }
  }
}

import Diptych
import DiptychExampleServing
import DiptychExampleSupport
import DiptychLive
import DiptychScreen
import DiptychSite

extension RepoReport {
  /// Reads the repository, and prints the report or writes its pages.
  func report(_ options: Options) async throws {
    let now = try Timestamp(current: environment)
    let git = try Git(environment: environment)
    let repository = try Repository(at: options.path, using: git)
    let isSite = options.output.htmlDirectory != nil
    var output = options.output.applied(to: standardOutput)
    if !isSite { output.detectBackground() }
    let report = Report(
      on: repository,
      using: git,
      limit: options.limit,
      pageSize: isSite ? SiteLinks.commitsPerPage : min(options.limit, Report.maximumPageSize),
      countingLines: options.countsLines ? isSite ? .allCommits : .shownCommits : nil,
      isDetailed: options.hasCommitPages,
      now: now
    )
    // In a terminal, most of the report is printed before the lines are counted.
    let isLive = !isSite && options.countsLines && standardOutput.traits.isInteractive
    await read(report, isSite: isSite, countsLines: !isLive)
    let history = try report.loadedHistory()

    if let path = options.output.htmlDirectory {
      let site = ReportSite(report, history: history, commits: report.commits.state.pages ?? [])
      let plan = try await write(site.site, to: path)
      try output.write(plan.view(in: path))
      if let failure = report.lines?.state.failure {
        try standardError.write("repo-report: the lines were not counted: \(failure)\n")
      }
      if options.output.serving.isOn {
        try await servePages(in: path, port: options.output.serving.port, on: output)
      }
    } else if isLive {
      try await printLive(report, history: history, to: output)
    } else {
      try output.write(
        ReportView(report: report).layout(for: output)
      )
    }
  }

  /// Prints the report, and redraws the part with the numbers of lines while the lines are counted.
  ///
  /// At the end, the live region is erased, and its full content is printed, because the content
  /// may be wider or higher than the window.
  private func printLive(_ report: Report, history: History, to output: Terminal) async throws {
    try output.write(
      StandingReport(report: report, history: history).layout(for: output)
    )
    try output.write("\n")
    let limited = report.limited(to: Report.maximumLiveRows)
    let region = ViewHost {
      GrowingReport(report: limited, history: history).layout(for: output)
    }
    // If a signal, such as the signal of Ctrl-C, ends the program, the region is erased. Then this
    // part is printed without the numbers of lines.
    let unfinished = GrowingReport(report: report.withoutLines, history: history)
      .layout(for: output)
    LastWords.set(unfinished.rendered(as: output.format), to: output.descriptor)
    await output.live(region, ending: .erase)
    LastWords.remove()
    try output.write(
      GrowingReport(report: report, history: history).layout(for: output)
    )
  }

  /// Reads the data of the report, and shows the progress on an interactive stream.
  ///
  /// If the stream is not interactive, such as a log, no progress is written.
  private func read(_ report: Report, isSite: Bool, countsLines: Bool) async {
    let host = ViewHost {
      ReadingView(report: report, readsAllCommits: isSite, countsLines: countsLines)
        .layout(for: standardError)
        .environment(\.now, report.now)
    }
    let morePages = isSite ? .max : report.morePages
    if standardError.traits.isInteractive {
      await standardError.live(host, morePages: morePages, ending: .erase)
    } else {
      await host.settle(morePages: morePages)
    }
  }

  /// Writes the pages.
  ///
  /// On an interactive stream, it shows the number of pages that are ready.
  private func write(_ site: Site, to folder: String) async throws -> SitePlan {
    guard standardError.traits.isInteractive else { return try await site.write(to: folder) }
    return try await standardError.live(ending: .erase) { region in
      region.update(Spinner("Writing pages"))
      return try await site.write(to: folder) { rendered, all in
        region.update(
          ProgressView("Writing pages", value: Double(rendered), total: Double(all))
        )
      }
    }
  }
}

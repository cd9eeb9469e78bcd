import Diptych
import DiptychTerminal
import ExampleSupport

extension RepoReport {
  /// Reads the repository, and shows it or writes its pages.
  func report(_ options: Options) async throws {
    let git = try Git(environment: environment)
    let repository = try Repository(at: options.path, using: git)
    let status = StatusLine(on: standardError)
    defer { status.clear() }
    let isSite = options.output.htmlDirectory != nil
    let report = Report(
      on: repository,
      using: git,
      limit: options.limit,
      pageSize: isSite ? SiteLinks.commitsPerPage : min(options.limit, Report.maximumPageSize)
    ) { status.show(Text("Reading \(repository.name): \(counted($0, "commit"))")) }
    let host = ViewHost { ReportView(report: report) }
    await host.settle(morePages: isSite ? .max : report.morePages)
    let history = try report.loadedHistory()

    let output = options.output.applied(to: standardOutput)
    if let path = options.output.htmlDirectory {
      status.show(Text("Writing pages"))
      let directory = PageDirectory(path: path)
      let site = Site(report, history: history, commits: report.commits.state.pages ?? [])
      let changes = try directory.write(site.pages)
      status.clear()
      try output.write(ChangesView(changes: changes, directory: directory))
    } else {
      status.clear()
      try output.write(host.rendered(as: output.format))
    }
  }
}

import Diptych
import DiptychTerminal
import ExampleSupport

extension RepoReport {
  /// Reads the repository, and shows it or writes its pages.
  func report(_ options: Options) throws {
    let git = try Git(environment: environment)
    let repository = try Repository(at: options.path, using: git)
    let isSite = options.htmlDirectory != nil
    let status = StatusLine(on: standardError)
    defer { status.clear() }
    let history = try History(
      reading: repository,
      using: git,
      keepingCommits: isSite ? .all : .newest(options.limit),
      keepingFiles: options.limit
    ) { status.show(Text("Reading \(repository.name): \(counted($0, "commit"))")) }
    let report = Report(repository: repository, history: history, limit: options.limit)

    if let path = options.htmlDirectory {
      status.show(Text("Writing pages"))
      let directory = PageDirectory(path: path)
      let changes = try directory.write(Site(report).pages)
      status.clear()
      try output(for: options).write(ChangesView(changes: changes, directory: directory))
    } else {
      status.clear()
      try output(for: options).write(ReportView(report: report))
    }
  }

  /// Standard output as the options want it.
  private func output(for options: Options) -> Terminal {
    var output = standardOutput
    if let preference = ColorPreference(rawValue: options.color.rawValue), preference != .auto {
      output = Terminal(descriptor: output.descriptor, color: preference)
    }
    if let width = options.width { output.traits.width = width }
    return output
  }
}

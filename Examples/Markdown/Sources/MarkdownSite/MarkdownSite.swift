import DiptychSite
import DiptychExampleServing
import DiptychExampleSupport
import DiptychTerminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The program that makes a site from a folder of Markdown files.
@main
struct MarkdownSite {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(await MarkdownSite().run(arguments))
  }

  var standardOutput = Terminal.standardOutput
  var standardError = Terminal.standardError

  /// Runs the program, and returns its exit status.
  func run(_ arguments: [String]) async -> Int32 {
    do {
      let options = try MarkdownSiteOptions(arguments: arguments)
      if options.isHelp {
        try standardOutput.write(MarkdownSiteOptions.usage)
      } else {
        try await run(options)
      }
      return 0
    } catch let error as UsageError {
      return fail("\(error) See 'markdown-site --help'.", status: UsageError.exitStatus)
    } catch {
      return fail("\(error)", status: 1)
    }
  }

  private func run(_ options: MarkdownSiteOptions) async throws {
    guard options.serving.isOn else { return try await write(options) }
    // The state is read before the first write, so that a change during this write is noticed.
    let state = try SourceState(of: options)
    try await write(options)
    try await withThrowingTaskGroup { group in
      group.addTask {
        try await servePages(
          in: options.output,
          port: options.serving.port,
          on: standardOutput
        )
      }
      group.addTask { try await writeAgain(options, after: state) }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Writes the site again whenever a file has changed, until the task is cancelled.
  ///
  /// If writing fails, an error is printed, and the site is not changed.
  private func writeAgain(
    _ options: MarkdownSiteOptions,
    after state: SourceState
  ) async throws {
    var known = state
    while true {
      try await ContinuousClock().sleep(for: .milliseconds(250))
      // If the folder is missing, the loop continues, because the folder may come back soon.
      guard let state = try? SourceState(of: options), state != known else { continue }
      known = state
      do {
        try await write(options)
      } catch {
        try warn("\(error)")
      }
    }
  }

  private func write(_ options: MarkdownSiteOptions) async throws {
    let documents = DocumentReader(options)
    let content = try documents.content()
    let site = DocumentSite(content, options).site
    let plan =
      try await options.isDryRun ? site.plan(for: options.output) : site.write(to: options.output)
    if let summary = documents.droppedHTML { try warn(summary) }
    for warning in content.warnings { try warn("\(warning)") }
    for warning in plan.warnings { try warn("\(warning)") }
    if !plan.warnings.isEmpty {
      let count = plan.warnings.count
      try warn("The site has \(count == 1 ? "1 broken link" : "\(count) broken links").")
    }
    try standardOutput.write(plan.view(in: options.output))
    if options.isDryRun { try standardOutput.write("Nothing was written: --dry-run.\n") }
  }

  private func warn(_ message: String) throws {
    try standardError.write("markdown-site: \(message)\n")
  }

  private func fail(_ message: String, status: Int32) -> Int32 {
    try? warn(message)
    return status
  }
}

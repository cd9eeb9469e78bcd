import DiptychCommonMark
import DiptychExampleServing
import DiptychExampleSupport
import DiptychSite
import DiptychTerminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The program that makes a site of a folder of Markdown files.
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
    // A change during the first write is not lost.
    let state = try SourceState(of: options)
    try await write(options)
    try await withThrowingTaskGroup { group in
      group.addTask {
        try await servePages(
          in: options.output,
          port: options.serving.chosenPort,
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
  /// A problem is told, and the site stays as it is.
  private func writeAgain(
    _ options: MarkdownSiteOptions,
    after state: SourceState
  ) async throws {
    var known = state
    while true {
      try await ContinuousClock().sleep(for: .milliseconds(250))
      // A folder that is moved away and back is there again soon.
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
    let folder = try SourceFolder(options.folder, without: options.output)
    let site = DocumentSite(try DocumentFolder(folder, rawHTML: options.rawHTML), options)
    var warnings = site.brokenLinks
    let plan: SitePlan
    do {
      // The other problems are found too, before a write that fails because of these.
      let isChecked = options.isDryRun || !(warnings.isEmpty || options.keepsBrokenLinks)
      plan = try await make(site, options, isDryRun: isChecked)
    } catch let error as SiteError {
      let links = error.problems.filter { $0.link != nil }
      guard options.keepsBrokenLinks, links.count == error.problems.count else {
        throw SiteError(problems: (options.keepsBrokenLinks ? [] : warnings) + error.problems)
      }
      // Links that the site has found, such as those with its own address.
      warnings += links
      plan = try await make(site.without(links), options, isDryRun: options.isDryRun)
    }
    guard warnings.isEmpty || options.keepsBrokenLinks else { throw SiteError(problems: warnings) }

    try report(site, warnings, options)
    try standardOutput.write(SitePlanView(plan, in: options.output))
    if options.isDryRun { try standardOutput.write("Nothing was written: --dry-run.\n") }
  }

  private func make(
    _ site: DocumentSite,
    _ options: MarkdownSiteOptions,
    isDryRun: Bool
  ) async throws -> SitePlan {
    try await isDryRun
      ? site.site.plan(for: options.output) : site.site.write(to: options.output)
  }

  /// Says what the pages lack that the files have.
  private func report(
    _ site: DocumentSite,
    _ warnings: [SiteProblem],
    _ options: MarkdownSiteOptions
  ) throws {
    let folder = site.folder
    if options.rawHTML == .dropped, let first = folder.documents.first(where: \.hasRawHTML) {
      let count = folder.documents.count(where: \.hasRawHTML)
      try warn(
        "raw HTML is left out in \(count) \(count == 1 ? "file" : "files"), first in "
          + "\(folder.source.place(of: first.file)); see --raw-html."
      )
    }
    for warning in warnings { try warn("\(warning)") }
    if !warnings.isEmpty {
      try warn(
        warnings.count == 1
          ? "1 broken link is no link in the site."
          : "\(warnings.count) broken links are no links in the site."
      )
    }
  }

  private func warn(_ message: String) throws {
    try standardError.write("markdown-site: \(message)\n")
  }

  private func fail(_ message: String, status: Int32) -> Int32 {
    try? warn(message)
    return status
  }
}

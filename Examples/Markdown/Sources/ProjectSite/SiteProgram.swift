import DiptychExampleSupport
import DiptychRepoReport
import DiptychSite
import DiptychTerminal

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The program that writes the site of this project.
@main
struct SiteProgram {
  static func main() async {
    RunningProcesses.endWithProgram()
    exit(await SiteProgram().run(Array(CommandLine.arguments.dropFirst())))
  }

  var standardOutput = Terminal.standardOutput
  var standardError = Terminal.standardError
  /// The environment of git.
  var environment = ProcessInfo.processInfo.environment

  /// Runs the program, and returns its exit status.
  func run(_ arguments: [String]) async -> Int32 {
    do {
      let options = try SiteOptions(arguments: arguments)
      if options.isHelp {
        try standardOutput.write(SiteOptions.usage)
      } else {
        try await write(options)
      }
      return 0
    } catch let error as UsageError {
      return fail("\(error) See 'diptych-site --help'.", status: UsageError.exitStatus)
    } catch {
      return fail("\(error)", status: 1)
    }
  }

  private func write(_ options: SiteOptions) async throws {
    let checkout = try Checkout(options.repository)
    let hasReport = options.hasReport && checkout.isRepository
    if options.hasReport && !hasReport {
      try warn("\(quoted(checkout.path)) is no git repository; the site gets no report.")
    }
    var site = try ProjectSite(
      of: checkout,
      address: options.address,
      sources: options.sources,
      hasReport: hasReport
    )
    if hasReport { try await site.readReport(environment: environment) }
    let plan =
      try await options.isDryRun
      ? site.site.plan(for: options.output) : site.site.write(to: options.output)
    try standardOutput.write(plan.view(in: options.output))
    if options.isDryRun { try standardOutput.write("Nothing was written: --dry-run.\n") }
  }

  private func warn(_ message: String) throws {
    try standardError.write("diptych-site: \(message)\n")
  }

  private func fail(_ message: String, status: Int32) -> Int32 {
    try? warn(message)
    return status
  }
}

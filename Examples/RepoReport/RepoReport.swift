package import DiptychTerminal
import DiptychExampleSupport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The program that reports on a git repository, in the terminal or as pages.
package struct RepoReport {
  let standardOutput: Terminal
  let standardError: Terminal
  /// The environment of git.
  let environment: [String: String]

  package init(
    standardOutput: Terminal = .standardOutput,
    standardError: Terminal = .standardError,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.environment = environment
  }

  /// Runs the program, and returns its exit status.
  package func run(_ arguments: [String]) async -> Int32 {
    do throws(UsageError) {
      return await run(try Options(arguments: arguments))
    } catch {
      return fail("\(error) See 'repo-report --help'.", status: UsageError.exitStatus)
    }
  }

  private func run(_ options: Options) async -> Int32 {
    do {
      switch options.request {
      case .help: try standardOutput.write(Options.usage)
      case .version: try standardOutput.write("repo-report \(Options.version)\n")
      case .report: try await report(options)
      }
      return 0
    } catch {
      return fail("\(error)", status: ReportError.exitStatus)
    }
  }

  private func fail(_ message: String, status: Int32) -> Int32 {
    try? standardError.write("repo-report: \(message)\n")
    return status
  }
}

import DiptychTerminal
import DiptychExampleSupport

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

/// The program that reports on a git repository, in the terminal or as pages.
@main
struct RepoReport {
  static func main() async {
    RunningProcesses.endWithProgram()
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(await RepoReport().run(arguments))
  }

  var standardOutput = Terminal.standardOutput
  var standardError = Terminal.standardError
  /// The environment in which git is found and runs.
  var environment = ProcessInfo.processInfo.environment

  /// Runs the program, and returns its exit status.
  func run(_ arguments: [String]) async -> Int32 {
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

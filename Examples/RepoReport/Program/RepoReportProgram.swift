import DiptychRepoReport

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The program `repo-report`.
@main
enum RepoReportProgram {
  static func main() async {
    RunningProcesses.endWithProgram()
    exit(await RepoReport().run(Array(CommandLine.arguments.dropFirst())))
  }
}

import DiptychSnapshots
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

/// The program for reviewing test outputs that differ from their reference files, and for finding
/// unused reference files.
@main
struct SnapshotsTool {
  static func main() async {
    exit(await SnapshotsTool().run(Array(CommandLine.arguments.dropFirst())))
  }

  var standardOutput = Terminal.standardOutput
  var standardError = Terminal.standardError
  var environment = ProcessInfo.processInfo.environment
  var workingDirectory = FileManager.default.currentDirectoryPath

  /// Runs the program, and returns its exit status.
  func run(_ arguments: [String]) async -> Int32 {
    do {
      return try await run(try ToolOptions(arguments: arguments)).rawValue
    } catch let error as UsageError {
      try? standardError.write("diptych-snapshots: \(error) See 'diptych-snapshots --help'.\n")
      return UsageError.exitStatus
    } catch {
      try? standardError.write("diptych-snapshots: \(error)\n")
      return ToolResult.failure.rawValue
    }
  }

  private func run(_ options: ToolOptions) async throws -> ToolResult {
    guard let verb = options.verb else {
      try standardOutput.write(ToolOptions.usage)
      return .success
    }
    let folder = options.package.map { URL(filePath: $0).path(percentEncoded: false) }
    let package = try SnapshotPackage(
      containing: folder ?? workingDirectory,
      environment: environment
    )
    let output = options.output.applied(to: standardOutput)
    package.removeStaleOutputs(assumesSuccess: options.passed)
    switch verb {
    case .list: return try ListVerb(package: package, output: output).run(asJSON: options.isJSON)
    case .review: return try await ReviewVerb(package: package, output: output).run()
    case .report:
      let file = options.file.map { $0.hasPrefix("/") ? $0 : "\(workingDirectory)/\($0)" }
      return try ReportVerb(package: package, output: output).run(options.paths, to: file)
    case .accept, .reject:
      let decision = DecisionVerb(package: package, output: output, accepts: verb == .accept)
      return try decision.run(options.paths, all: options.isAll)
    case .prune: return try PruneVerb(package: package, output: output).run(options)
    case .doctor: return try DoctorVerb(package: package, output: output).run()
    }
  }
}

/// The exit status of a verb that ran.
enum ToolResult: Int32 {
  case success = 0
  /// The program found a problem.
  case failure = 1
}

/// A reason why a verb could not do its work.
///
/// The program ends with status 1.
enum ToolError: Error, Equatable {
  /// There is no staged output at a path.
  case notStaged(String, suggestion: String?)
  /// Some outputs could not be accepted.
  ///
  /// All other outputs were accepted.
  case notAccepted([SnapshotError])
  /// The page of a report can't be written.
  case unwritable(path: String, reason: String)
  /// The page of a report would replace a symbolic link.
  case link(path: String)
}

extension ToolError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notStaged(let path, let suggestion?):
      "no output is staged at \(quoted(path)); did you mean \(quoted(suggestion))?"
    case .notStaged(let path, nil):
      """
      no output is staged at \(quoted(path)); 'swift run diptych-snapshots list' shows those that \
      are.
      """
    case .notAccepted(let errors):
      errors.map(\.description).joined(separator: "\n")
    case .unwritable(let path, let reason):
      "\(quoted(path)) can't be written: \(visible(reason)); give --output another file."
    case .link(let path):
      "\(quoted(path)) is a link, which the page would replace; give --output another file."
    }
  }
}

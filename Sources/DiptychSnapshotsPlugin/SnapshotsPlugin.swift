import Foundation
import PackagePlugin

/// The program `diptych-snapshots` as a command of the package manager: `swift package snapshots
/// list`.
@main
struct SnapshotsPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let program = Process()
    program.executableURL = try context.tool(named: "diptych-snapshots").url
    program.arguments = arguments
    program.currentDirectoryURL = context.package.directoryURL
    try program.run()
    program.waitUntilExit()
    guard program.terminationStatus != 0 else { return }
    throw SnapshotsFailure(status: program.terminationStatus)
  }
}

/// The failure of the program, which has printed the reason.
struct SnapshotsFailure: Error, CustomStringConvertible {
  let status: Int32

  var description: String { "diptych-snapshots: exit status \(status)" }
}

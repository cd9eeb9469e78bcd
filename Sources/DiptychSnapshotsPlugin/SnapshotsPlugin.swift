import Foundation
import PackagePlugin

/// A plugin that runs the program `diptych-snapshots`, for example with `swift package snapshots
/// list`.
///
/// The command builds the program when it runs. If the plugin depended on the program, every build
/// would compile the kit a second time as a tool of the plugin.
@main
struct SnapshotsPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let name = "diptych-snapshots"
    let build = try packageManager.build(.product(name), parameters: .init(configuration: .inherit))
    guard build.succeeded,
      let artifact = build.builtArtifacts.first(where: { $0.url.lastPathComponent == name })
    else { throw BuildFailure(log: build.logText) }
    let program = Process()
    program.executableURL = artifact.url
    program.arguments = arguments
    program.currentDirectoryURL = context.package.directoryURL
    try program.run()
    program.waitUntilExit()
    guard program.terminationStatus != 0 else { return }
    throw SnapshotsFailure(status: program.terminationStatus)
  }
}

/// An error for a failure of the program.
///
/// The program has already printed the reason.
struct SnapshotsFailure: Error, CustomStringConvertible {
  let status: Int32

  var description: String { "diptych-snapshots: exit status \(status)" }
}

/// An error for a failed build of the program.
struct BuildFailure: Error, CustomStringConvertible {
  let log: String

  var description: String { "diptych-snapshots can't be built:\n\(log)" }
}

import Foundation
import PackagePlugin

/// The program `diptych-snapshots` as a command of the package manager: `swift package snapshots
/// list`.
///
/// The command builds the program when it runs. If the plugin depended on the program, every build
/// of everything would compile the kit a second time, as a tool of plugins.
@main
struct SnapshotsPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let name = "diptych-snapshots"
    let build = try packageManager.build(
      .product(name),
      parameters: .init(configuration: .inherit)
    )
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

/// The failure of the program, which has printed the reason.
struct SnapshotsFailure: Error, CustomStringConvertible {
  let status: Int32

  var description: String { "diptych-snapshots: exit status \(status)" }
}

/// The failure to build the program.
struct BuildFailure: Error, CustomStringConvertible {
  let log: String

  var description: String { "diptych-snapshots can't be built:\n\(log)" }
}

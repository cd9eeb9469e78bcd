import DiptychFormats
import DiptychLive
import Foundation

/// A tool whose author knows only that Diptych prints: it is synchronous, logs to standard error,
/// calls `print`, and waits for the programs that it starts.
///
/// The usage is `DiptychForeignTool [--format table|markdown] [--installed VERSION] FOLDER
/// NAME...`. The newest version of each package is the first line of the file with its name in the
/// folder, which may be a pipe that blocks. The exit code is 1 if a package is outdated.
@main
struct DiptychForeignTool {
  static func main() {
    let logger = Logger()
    do {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      print("\(arguments.names.count) packages")
      let packages = try ask(for: arguments, logger: logger)
      let report = Report(packages: packages, installed: arguments.installed)
      switch arguments.format {
      case .table: Terminal.standardOutput.print(report)
      case .markdown: print(report.rendered(as: .markdown), terminator: "")
      }
      let count = packages.count { $0.isOutdated }
      print("\(count) of \(packages.count) outdated")
      exit(count > 0 ? 1 : 0)
    } catch {
      logger.log("error", "\(error)")
      exit(2)
    }
  }

  /// Reads the versions, waiting for one program after the other.
  private static func ask(for arguments: Arguments, logger: Logger) throws -> [Package] {
    var terminal = Terminal.standardError
    terminal.logging = .everyChange
    return try terminal.live(ending: .erase, after: .zero) { region in
      var packages: [Package] = []
      for name in arguments.names {
        region.update(
          VStack {
            Spinner("Asking for \(name)")
            ProgressBar("Packages", value: packages.count, total: arguments.names.count)
          }
        )
        let latest = try firstLine(of: arguments.folder + "/" + name)
        packages.append(Package(name: name, current: "1.0.0", latest: latest))
        logger.log("info", "\(name) is at \(latest)")
      }
      return packages
    }
  }
}

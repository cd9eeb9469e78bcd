import Diptych
import DiptychSnapshots
import DiptychTerminal

/// A verb that writes a page with the staged outputs, their references and their differences.
struct ReportVerb {
  let package: SnapshotPackage
  let output: Terminal

  /// Writes the page with the staged outputs at some paths, or with all staged outputs if there is
  /// no path.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - file: The absolute path of the page, or nil for the default path.
  /// - Returns: Success. If nothing is staged, the page says so.
  /// - Throws: A ``ToolError`` if a path names no staged output, or if the page can't be written.
  func run(_ paths: [String], to file: String?) throws -> ToolResult {
    let staging = SnapshotStaging(package.directories)
    let staged = staging.staged()
    let chosen = paths.isEmpty ? staged : try package.chosen(paths, from: staged)
    let outputs = try chosen.map { snapshot throws(SnapshotError) in
      try StagedOutput(snapshot, in: staging)
    }
    let page = ReportPage(
      package: package.path.split(separator: "/").last.map(String.init) ?? package.path,
      outputs: outputs
    )
    let file = file ?? "\(package.path)/.build/snapshots/report.html"
    try write(page.rendered(as: .html), to: file)
    try output.write("Wrote \(package.relativePath(file)): \(Self.summary(of: outputs))\n")
    return .success
  }

  private func write(_ page: String, to file: String) throws(ToolError) {
    do throws(SnapshotError) {
      try SnapshotFile(file).write(page)
    } catch .unwritable(let path, let reason) {
      throw .unwritable(path: path, reason: reason)
    } catch {
      throw .link(path: file)
    }
  }

  /// Returns a sentence about the content of a page.
  static func summary(of staged: [StagedOutput]) -> String {
    let new = staged.count { $0.reference == nil }
    let changed = staged.count - new
    let outputs =
      "\(counted(changed, "output")) that \(changed == 1 ? "differs" : "differ") from "
      + (changed == 1 ? "its reference" : "their references")
    return switch (changed, new) {
    case (0, 0): "no outputs are staged."
    case (0, _): "\(counted(new, "output")) without a reference."
    case (_, 0): "\(outputs)."
    default: "\(outputs), and \(new) without a reference."
    }
  }
}

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The folders of a package's snapshots.
public struct SnapshotDirectories: Hashable, Sendable {
  /// The environment variable with the folder of references.
  static let variable = "DIPTYCH_SNAPSHOTS"

  /// The folder of references, which is under version control.
  public let references: String

  /// The folder of outputs that differ from their references, which is not under version control.
  public let pending: String

  /// The folder of the records of staged outputs, beside these.
  var staged: String { parent + "staged" }

  /// The folder of the ledgers of test runs, beside the staged outputs.
  var ledgers: String { parent + "ledgers" }

  /// The folder of files that are not complete, beside these.
  var temporary: String { parent + "temporary" }

  /// The parent of the folder of staged outputs, with a slash at its end.
  private let parent: String

  /// Creates folders from their paths.
  public init(references: String, pending: String) {
    self.references = references
    self.pending = pending
    parent = String(pending[...(pending.lastIndex(of: "/") ?? pending.startIndex)])
  }

  /// Creates the folders of the package that contains a source file.
  ///
  /// References are in the folder that the environment variable `DIPTYCH_SNAPSHOTS` names, or else
  /// in `Snapshots` beside the nearest `Package.swift` above the file. Pending outputs are in
  /// `.build/snapshots/pending` of the package, or of the working directory if there is no package.
  ///
  /// - Parameters:
  ///   - filePath: The path of a source file, from `#filePath`.
  ///   - environment: The environment variables of the process.
  /// - Throws: ``SnapshotError/noPackage(filePath:)`` when neither names a folder, and
  ///   ``SnapshotError/noSource(filePath:)`` when the file has moved since the tests were built:
  ///   the nearest package may be another one.
  public init(filePath: String, environment: [String: String]) throws(SnapshotError) {
    let package = Self.package(above: filePath)
    let references: String
    if let override = environment[Self.variable], !override.isEmpty {
      references = override
    } else if let package {
      guard FileManager.default.fileExists(atPath: filePath) else {
        throw .noSource(filePath: filePath)
      }
      references = package + "/Snapshots"
    } else {
      throw .noPackage(filePath: filePath)
    }
    let build = package.map { $0 + "/.build" } ?? ".build"
    self.init(references: references, pending: "\(build)/snapshots/pending")
  }

  static func package(above filePath: String) -> String? {
    var folder = filePath[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return String(folder) }
    }
    return nil
  }
}

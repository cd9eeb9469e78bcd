#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The folders that contain the snapshots of a package.
package struct SnapshotDirectories: Hashable, Sendable {
  /// The environment variable with the folder of references.
  static let variable = "DIPTYCH_SNAPSHOTS"

  /// The folder of reference files, which is under version control.
  ///
  /// A reference file contains the expected output of a test.
  package let references: String

  /// The folder of pending outputs, which differ from their reference files.
  ///
  /// It is not under version control.
  package let pending: String

  /// The folder of the records of staged outputs, beside the folder of the outputs.
  var staged: String { parent + "staged" }

  /// The folder of the ledgers of test runs, beside the staged outputs.
  var ledgers: String { parent + "ledgers" }

  /// The folder of incomplete files, beside the folder of staged outputs.
  var temporary: String { parent + "temporary" }

  /// The parent of the folder of staged outputs, with a slash at its end.
  private let parent: String

  /// Creates a value from the paths of the two folders.
  package init(references: String, pending: String) {
    self.references = references
    self.pending = pending
    parent = String(pending[...(pending.lastIndex(of: "/") ?? pending.startIndex)])
  }

  /// Creates the folders of the package that contains a source file.
  ///
  /// The folder of reference files is the value of the environment variable `DIPTYCH_SNAPSHOTS`. If
  /// the variable is not set, the folder is `Snapshots` in the package that contains the source
  /// file. The folder of pending outputs is `.build/snapshots/pending` in the package, or in the
  /// working directory if there is no package.
  ///
  /// - Parameters:
  ///   - filePath: The path of a source file, from `#filePath`.
  ///   - environment: The environment variables of the process.
  /// - Throws: ``SnapshotError/noPackage(filePath:)`` if the variable is not set and no package
  ///   contains the file. ``SnapshotError/noSource(filePath:)`` if the variable is not set and the
  ///   file does not exist any more.
  package init(filePath: String, environment: [String: String]) throws(SnapshotError) {
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

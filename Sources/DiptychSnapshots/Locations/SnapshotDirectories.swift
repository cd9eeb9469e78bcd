#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The folders of a package's snapshots.
public struct SnapshotDirectories: Hashable, Sendable {
  /// The environment variable that names the folder of references.
  static let variable = "DIPTYCH_SNAPSHOTS"

  /// The folder of references, which belong to the sources.
  public let references: String

  /// The folder of outputs that differ from their reference, which no repository keeps.
  public let pending: String

  /// Creates folders.
  public init(references: String, pending: String) {
    self.references = references
    self.pending = pending
  }

  /// Finds the folders of the package that a source file belongs to.
  ///
  /// References are in the folder that the environment variable `DIPTYCH_SNAPSHOTS` names, or else
  /// in `Snapshots` beside the nearest `Package.swift` above the file. Outputs wait in
  /// `.build/snapshots/pending` of the package, or of the working directory if there is no package.
  ///
  /// - Parameters:
  ///   - filePath: The path of a source file, as `#filePath` gives it.
  ///   - environment: The environment variables of the process.
  /// - Throws: ``SnapshotError/noPackage(filePath:)`` when neither names a folder.
  public init(filePath: String, environment: [String: String]) throws(SnapshotError) {
    let package = Self.package(above: filePath)
    if let override = environment[Self.variable], !override.isEmpty {
      references = override
    } else if let package {
      references = package + "/Snapshots"
    } else {
      throw .noPackage(filePath: filePath)
    }
    pending = (package.map { $0 + "/" } ?? "") + ".build/snapshots/pending"
  }

  private static func package(above filePath: String) -> String? {
    var folder = filePath[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return String(folder) }
    }
    return nil
  }
}

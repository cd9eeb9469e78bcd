#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The outputs that wait to be accepted or rejected: for each one its bytes, and a record beside
/// them.
///
/// A run of tests stages, and nothing else: references are changed by the person who has looked at
/// the difference.
package struct SnapshotStaging: Sendable {
  private let directories: SnapshotDirectories

  /// Creates the staging area of a package; its folder need not exist.
  package init(_ directories: SnapshotDirectories) {
    self.directories = directories
  }

  /// Stages an output.
  ///
  /// - Throws: ``SnapshotError/unwritable(path:reason:)``.
  func stage(
    _ output: Data,
    at location: SnapshotLocation,
    reference: Data?
  ) throws(SnapshotError) {
    let record = StagedSnapshot(
      path: location.path,
      test: location.owner.description,
      reference: reference.map(fingerprint)
    )
    try SnapshotFile(outputPath(of: location.path)).write(output)
    // Last, so that there is no record without its output.
    guard let bytes = try? JSONEncoder().encode(record) else { return }
    try SnapshotFile(recordPath(of: location.path)).write(bytes)
  }

  /// Removes an output, if there is one.
  func unstage(_ path: String) {
    // Most snapshots were never staged, so a missing file is no failure.
    guard (try? FileManager.default.removeItem(atPath: outputPath(of: path))) != nil else { return }
    try? FileManager.default.removeItem(atPath: recordPath(of: path))
  }

  /// Returns the staged outputs, sorted by their paths.
  package func staged() -> [StagedSnapshot] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: directories.staged)) ?? []
    return paths.filter { $0.hasSuffix(".json") }.sorted().compactMap { path in
      guard let bytes = try? Data(contentsOf: URL(filePath: "\(directories.staged)/\(path)")) else {
        return nil
      }
      return try? JSONDecoder().decode(StagedSnapshot.self, from: bytes)
    }.filter { FileManager.default.fileExists(atPath: outputPath(of: $0.path)) }
  }

  /// Returns the bytes of a staged output and of its reference, which is nil if there is none.
  ///
  /// - Throws: ``SnapshotError/unreadable(path:reason:)``.
  package func contents(
    of snapshot: StagedSnapshot
  ) throws(SnapshotError) -> (output: [UInt8], reference: [UInt8]?) {
    let (output, reference) = try data(of: snapshot)
    return (Array(output), reference.map(Array.init))
  }

  /// Makes an output the reference.
  ///
  /// - Throws: ``SnapshotError/referenceChanged(path:)`` if the reference is not the one that the
  ///   output was compared with, or a ``SnapshotError`` if a file can't be read or written. Nothing
  ///   was changed then.
  package func accept(_ snapshot: StagedSnapshot) throws(SnapshotError) {
    let (output, reference) = try data(of: snapshot)
    let path = referencePath(of: snapshot.path)
    if reference != output {
      guard reference.map(fingerprint) == snapshot.reference else {
        throw .referenceChanged(path: path)
      }
      try SnapshotFile(path).write(output)
    }
    unstage(snapshot.path)
  }

  /// Removes an output; the reference stays as it is.
  package func reject(_ snapshot: StagedSnapshot) { unstage(snapshot.path) }

  private func data(
    of snapshot: StagedSnapshot
  ) throws(SnapshotError) -> (output: Data, reference: Data?) {
    let path = outputPath(of: snapshot.path)
    guard let output = try SnapshotFile(path).read() else {
      throw .unreadable(path: path, reason: "it is no longer staged")
    }
    return (output, try SnapshotFile(referencePath(of: snapshot.path)).read())
  }

  /// The path of the bytes of an output.
  package func outputPath(of path: String) -> String { "\(directories.pending)/\(path)" }

  private func recordPath(of path: String) -> String { "\(directories.staged)/\(path).json" }

  private func referencePath(of path: String) -> String { "\(directories.references)/\(path)" }
}

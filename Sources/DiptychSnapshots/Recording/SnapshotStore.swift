#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A store of reference files on disk.
///
/// It compares outputs with these files, and writes the files.
///
/// Each snapshot has a file of its own, and files are replaced atomically. So even parallel tests
/// and killed test runs leave no incomplete files.
package struct SnapshotStore: Sendable {
  /// The folders of the reference files and of the pending outputs.
  package let directories: SnapshotDirectories

  /// Creates a store of the files in the given folders.
  package init(_ directories: SnapshotDirectories) {
    self.directories = directories
  }

  /// Compares a text with its reference file, or writes the text to the file.
  ///
  /// If the text differs from the reference file, and the record mode does not allow the file to be
  /// written, the text is saved as a pending output.
  ///
  /// - Throws: A ``SnapshotError`` if the reference file can't be read or written.
  package func verify(
    _ output: String,
    at location: SnapshotLocation,
    record: RecordMode
  ) throws(SnapshotError) -> SnapshotOutcome {
    try verify(Data(output.utf8), at: location, record: record)
  }

  /// Compares bytes with their reference file, or writes the bytes to the file.
  ///
  /// If the bytes differ from the reference file, and the record mode does not allow the file to be
  /// written, the bytes are saved as a pending output in ``SnapshotDirectories/pending``. A
  /// developer can then accept this output. In all other cases, an earlier pending output of the
  /// snapshot is removed.
  ///
  /// - Throws: ``SnapshotError/unreadable(path:reason:)``,
  ///   ``SnapshotError/unwritable(path:reason:)`` or ``SnapshotError/link(path:)`` if the reference
  ///   file can't be read or written.
  /// - Complexity: O(*n*) in the length of the output and of the file. If they differ, the
  ///   complexity of ``LineDiff`` is added.
  package func verify(
    _ output: some Sequence<UInt8>,
    at location: SnapshotLocation,
    record: RecordMode
  ) throws(SnapshotError) -> SnapshotOutcome {
    try verify(Data(output), at: location, record: record)
  }

  private func verify(
    _ bytes: Data,
    at location: SnapshotLocation,
    record: RecordMode
  ) throws(SnapshotError) -> SnapshotOutcome {
    let path = directories.references + "/" + location.path
    let file = SnapshotFile(path, temporaryFolder: directories.temporary)
    let reference = try file.read()
    let matches = reference == bytes
    let records =
      switch record {
      case .never: false
      case .missing: reference == nil
      case .failed: !matches
      case .all: true
      }
    if records { try file.write(bytes) }
    let staging = SnapshotStaging(directories)
    if records || matches {
      staging.unstage(location.path)
      return matches ? .matched : .recorded(path: path, replaced: reference != nil)
    }
    let failure = staging.stage(bytes, at: location, reference: reference)
    let pending = PendingSnapshot(
      bytes: Array(bytes),
      reference: path,
      path: staging.outputPath(of: location.path),
      failure: failure
    )
    guard let reference else { return .missing(pending) }
    return .mismatched(pending, LineDiff(from: reference, to: bytes))
  }
}

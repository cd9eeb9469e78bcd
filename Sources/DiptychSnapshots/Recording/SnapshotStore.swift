#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The references on disk.
///
/// Each snapshot has a file of its own, which is replaced atomically. So tests that run in parallel
/// and runs that end early leave no incomplete files.
public struct SnapshotStore: Sendable {
  /// The folders of the files.
  public let directories: SnapshotDirectories

  /// Creates a store.
  public init(_ directories: SnapshotDirectories) {
    self.directories = directories
  }

  /// Compares a text with its reference, or records it; the overload for bytes says how.
  public func verify(
    _ output: String,
    at location: SnapshotLocation,
    record: RecordMode
  ) throws(SnapshotError) -> SnapshotOutcome {
    try verify(Data(output.utf8), at: location, record: record)
  }

  /// Compares bytes with their reference, or records them.
  ///
  /// An output that is neither equal nor recorded is staged outside of the references. An output
  /// that is equal or recorded is no longer staged.
  ///
  /// - Throws: ``SnapshotError/unreadable(path:reason:)`` or
  ///   ``SnapshotError/unwritable(path:reason:)`` for a reference.
  /// - Complexity: O(*n*) in the length of both. A diff has the complexity of ``LineDiff``.
  public func verify(
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

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The references on disk: the only type that reads or writes files.
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

  /// Compares an output with its reference, or records it.
  ///
  /// An output that is neither equal nor recorded is staged outside of the references. An output
  /// that is equal or recorded is no longer staged.
  ///
  /// - Throws: ``SnapshotError/unreadable(path:reason:)`` or
  ///   ``SnapshotError/unwritable(path:reason:)`` for a reference.
  /// - Complexity: O(*n*) in the length of both. The complexity of a diff is that of ``LineDiff``.
  public func verify(
    _ output: String,
    at location: SnapshotLocation,
    record: RecordMode
  ) throws(SnapshotError) -> SnapshotOutcome {
    let path = directories.references + "/" + location.path
    let bytes = Data(output.utf8)
    let reference = try read(path)
    let matches = reference == bytes
    let records =
      switch record {
      case .never: false
      case .missing: reference == nil
      case .failed: !matches
      case .all: true
      }
    if records { try write(bytes, to: path) }
    if records || matches {
      unstage(location)
      return matches ? .matched : .recorded(path: path, replaced: reference != nil)
    }
    let pending = stage(output, at: location, reference: path)
    guard let reference else { return .missing(pending) }
    return .mismatched(pending, LineDiff(from: reference, to: bytes))
  }

  private func stage(
    _ output: String,
    at location: SnapshotLocation,
    reference: String
  ) -> PendingSnapshot {
    let path = directories.pending + "/" + location.path
    let failure: SnapshotError?
    do throws(SnapshotError) {
      try write(Data(output.utf8), to: path)
      failure = nil
    } catch {
      failure = error
    }
    return PendingSnapshot(output: output, reference: reference, path: path, failure: failure)
  }

  private func unstage(_ location: SnapshotLocation) {
    // Most snapshots were never staged, so a missing file is no failure.
    try? FileManager.default.removeItem(atPath: directories.pending + "/" + location.path)
  }

  private func read(_ path: String) throws(SnapshotError) -> Data? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch {
      throw .unreadable(path: path, reason: systemReason(error))
    }
  }

  private func write(_ bytes: Data, to path: String) throws(SnapshotError) {
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try bytes.write(to: file, options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: systemReason(error))
    }
  }
}

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
    let bytes = Data(output)
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

/// The result of comparing an output with its reference file.
package enum SnapshotOutcome: Hashable, Sendable {
  /// The output equals its reference file, byte for byte.
  case matched

  /// The output was written to the reference file.
  ///
  /// `replaced` is true if the file existed before.
  case recorded(path: String, replaced: Bool)

  /// There is no reference file, and the record mode is ``RecordMode/never``.
  case missing(PendingSnapshot)

  /// The output differs from its reference file, and the file was not changed.
  case mismatched(PendingSnapshot, LineDiff)

  /// A message for the developer, or `nil` if the output equals its reference file.
  ///
  /// The message has at most 60 lines.
  package var message: String? {
    switch self {
    case .matched:
      nil
    case .recorded(let path, replaced: false):
      "Recorded a new reference: \(path)\nLook at it before you commit it."
    case .recorded(let path, replaced: true):
      "Replaced the reference: \(path)\nLook at the change before you commit it."
    case .missing(let pending):
      """
      The snapshot has no reference: \(pending.reference)
      \(pending.status)
      \(pending.advice("record", .missing))
      """
    case .mismatched(let pending, let diff):
      """
      The snapshot differs from its reference: \(pending.reference)
      \(diff.summary(maximumLineCount: 57))
      \(pending.status)
      \(pending.advice("accept", .failed))
      """
    }
  }

  /// A message about an inline snapshot, or `nil` if the output matched.
  package var inlineMessage: String? {
    switch self {
    case .matched, .recorded: nil
    case .missing(let pending):
      """
      The inline snapshot has no text: \(pending.reference)
      \(pending.status)
      \(pending.inlineAdvice)
      """
    case .mismatched(let pending, let diff):
      """
      The inline snapshot differs from its text: \(pending.reference)
      \(diff.summary(maximumLineCount: 57))
      \(pending.status)
      \(pending.inlineAdvice)
      """
    }
  }
}

/// An output that differs from its reference file, or has no reference file, and that a developer
/// can accept.
package struct PendingSnapshot: Hashable, Sendable {
  /// The output of the test.
  package let bytes: [UInt8]

  /// The path of the reference file, which may not exist yet.
  package let reference: String

  /// The path of the file that contains the output.
  package let path: String

  /// The error that prevented the output from being written to ``path``, or nil.
  package let failure: SnapshotError?

  package init(bytes: [UInt8], reference: String, path: String, failure: SnapshotError? = nil) {
    self.bytes = bytes
    self.reference = reference
    self.path = path
    self.failure = failure
  }

  /// A sentence with the path of the staged output, or with the error.
  var status: String { failure?.description ?? "The output is staged: \(path)" }

  /// Returns a hint that explains how a developer can write the output to the reference file.
  func advice(_ verb: String, _ mode: RecordMode) -> String {
    let tool = failure == nil ? "give that path to `swift run diptych-snapshots accept`, or " : ""
    return """
      To \(verb) it, \(tool)run the test again with \(RecordMode.variable)=\(mode.rawValue). A \
      `record:` in the code takes precedence.
      """
  }

  /// A hint that explains how a developer can write the output into the source file.
  var inlineAdvice: String {
    failure == nil
      ? "To write it into the source, give that path to `swift run diptych-snapshots accept`."
      : "Make the folder writable, and run the test again."
  }
}

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
  package init(_ directories: SnapshotDirectories) { self.directories = directories }

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
      path: location.path,
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

  /// Whether the output was written to a new reference file.
  var isNew: Bool {
    if case .recorded(_, replaced: false) = self { true } else { false }
  }

  /// A message for the developer, or `nil` if the output equals its reference file.
  ///
  /// The message has at most 60 lines.
  package var message: String? {
    switch self {
    case .matched:
      nil
    case .recorded(let path, let replaced):
      Self.warning(about: [path[...]], replaced: replaced)
    case .missing(let pending):
      """
      The snapshot has no reference: \(pending.reference)
      \(pending.advice("record it", "run the test again with \(RecordMode.variable)=missing"))
      """
    case .mismatched(let pending, let diff):
      """
      The snapshot differs from its reference: \(pending.reference)
      \(diff.summary(maximumLineCount: 57))
      \(pending.advice("accept it", "run the test again with \(RecordMode.variable)=failed"))
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
      \(pending.inlineAdvice)
      """
    case .mismatched(let pending, let diff):
      """
      The inline snapshot differs from its text: \(pending.reference)
      \(diff.summary(maximumLineCount: 57))
      \(pending.inlineAdvice)
      """
    }
  }

  /// Returns the warnings about the references that one call has written: at most one about new
  /// files, and one about others.
  package static func warnings(about outcomes: [SnapshotOutcome]) -> [String] {
    [false, true].compactMap { isReplaced in
      let paths = outcomes.compactMap { outcome -> Substring? in
        guard case .recorded(let path, isReplaced) = outcome else { return nil }
        return path[...]
      }
      return paths.isEmpty ? nil : warning(about: paths, replaced: isReplaced)
    }
  }

  /// Returns the warning about references in one folder.
  private static func warning(about paths: [Substring], replaced: Bool) -> String {
    guard paths.count > 1 else {
      return replaced
        ? "Replaced the reference: \(paths[0])\nLook at the change before you commit it."
        : "Recorded a new reference: \(paths[0])\nLook at it before you commit it."
    }
    let folder = paths[0][..<(paths[0].lastIndex(of: "/") ?? paths[0].startIndex)]
    let names = paths.map { $0.dropFirst(folder.count + 1) }.joined(separator: ", ")
    return """
      \(replaced ? "Replaced" : "Recorded") \(paths.count) \(replaced ? "" : "new ")references in \
      \(folder): \(names)
      Look at \(replaced ? "the changes" : "them") before you commit them.
      """
  }
}

/// An output that differs from its reference file, or has no reference file, and that a developer
/// can accept.
package struct PendingSnapshot: Hashable, Sendable {
  /// The output of the test.
  package let bytes: [UInt8]

  /// The path of the reference file, which may not exist yet.
  package let reference: String

  /// The path of the snapshot, as the program `diptych-snapshots` takes it.
  package let path: String

  /// The error that prevented the output from being staged, or nil.
  package let failure: SnapshotError?

  package init(bytes: [UInt8], reference: String, path: String, failure: SnapshotError? = nil) {
    self.bytes = bytes
    self.reference = reference
    self.path = path
    self.failure = failure
  }

  /// Returns a hint that explains how a developer can accept the output: a command, or another way
  /// if the output is not staged.
  func advice(_ goal: String, _ otherWay: String) -> String {
    guard let failure else {
      return """
        The output is staged. To \(goal):
        swift run diptych-snapshots accept \(shellWord(path))
        """
    }
    return "\(failure)\nTo \(goal), \(otherWay)."
  }

  /// A hint that explains how a developer can write the output into the source file.
  var inlineAdvice: String {
    advice("write it into the source", "make the folder writable, and run the test again")
  }
}

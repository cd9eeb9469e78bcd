import DiptychFiles

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The record of an output that waits to be accepted or rejected.
package struct StagedSnapshot: Codable, Hashable, Sendable {
  /// The path of the reference file, relative to the folder of reference files.
  ///
  /// For an inline snapshot, it is the place of the call relative to the package, such as
  /// `Tests/AppTests/PageTests.swift:12:5`.
  package let path: String

  /// The test that took the snapshot.
  package let test: String

  /// The fingerprint of the output.
  ///
  /// It ensures that a developer accepts only the output that was shown.
  package let output: String

  /// The fingerprint of the reference file that the output differs from.
  ///
  /// It is nil for a new output and for an inline snapshot.
  package let reference: String?

  /// The call of an inline snapshot, or nil if the snapshot has a reference file.
  package let inline: InlineCallRecord?
}

extension StagedSnapshot: Comparable {
  package static func < (left: StagedSnapshot, right: StagedSnapshot) -> Bool {
    if let first = left.inline, let second = right.inline, first.file == second.file {
      return (first.line, first.column) < (second.line, second.column)
    }
    return left.path < right.path
  }
}

/// The staged outputs of a package, which wait to be accepted or rejected.
///
/// Each output has a file with its bytes, and a file with a record of its test.
///
/// A test run only stages outputs. Reference files and source files change when a developer accepts
/// an output.
package struct SnapshotStaging: Sendable {
  private let directories: SnapshotDirectories

  /// Creates the staging area of a package.
  ///
  /// Its folder does not have to exist.
  package init(_ directories: SnapshotDirectories) { self.directories = directories }

  /// Stages the output of a snapshot that has a reference file.
  ///
  /// - Returns: The error that prevented the output from being staged, or nil.
  func stage(_ output: Data, at location: SnapshotLocation, reference: Data?) -> SnapshotError? {
    let record = StagedSnapshot(
      path: location.path,
      test: location.owner.description,
      output: fingerprint(output),
      reference: reference.map(fingerprint),
      inline: nil
    )
    return stage(output, record)
  }

  /// Stages the last output of an inline snapshot, whose expected text is in the source file.
  ///
  /// - Returns: The error that prevented the output from being staged, or nil.
  func stage(_ call: InlineCallRecord, of owner: SnapshotOwner) -> SnapshotError? {
    let output = Data((call.newTexts.last ?? "").utf8)
    let record = StagedSnapshot(
      path: call.path,
      test: owner.description,
      output: fingerprint(output),
      reference: nil,
      inline: call
    )
    return stage(output, record)
  }

  private func stage(_ output: Data, _ record: StagedSnapshot) -> SnapshotError? {
    do throws(SnapshotError) {
      try SnapshotFile(outputPath(of: record.path)).write(output)
      // The record is written last, so that every record has its output.
      guard let bytes = try? JSONEncoder().encode(record) else { return nil }
      try SnapshotFile(recordPath(of: record.path)).write(bytes)
      return nil
    } catch {
      return error
    }
  }

  /// Removes an output, if there is one.
  func unstage(_ path: String) {
    // A missing file is not a failure, because most snapshots were never staged.
    guard SnapshotFile(outputPath(of: path)).remove() else { return }
    SnapshotFile(recordPath(of: path)).remove()
  }

  /// Returns the staged outputs, sorted by their paths and the lines of their calls.
  package func staged() -> [StagedSnapshot] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: directories.staged)) ?? []
    return paths.filter { $0.hasSuffix(".json") }.compactMap { path in
      guard let bytes = try? Data(contentsOf: URL(filePath: "\(directories.staged)/\(path)")) else {
        return nil
      }
      return try? JSONDecoder().decode(StagedSnapshot.self, from: bytes)
    }
    .filter { FileManager.default.fileExists(atPath: outputPath(of: $0.path)) }
    .sorted()
  }

  /// Returns the bytes of a staged output and of its reference file.
  ///
  /// The reference is nil if it does not exist.
  ///
  /// - Throws: ``SnapshotError/unreadable(path:reason:)``.
  package func contents(
    of snapshot: StagedSnapshot
  ) throws(SnapshotError) -> (output: [UInt8], reference: [UInt8]?) {
    let output = try output(of: snapshot)
    if let inline = snapshot.inline {
      return (Array(output), inline.oldText.map { Array($0.utf8) })
    }
    return (Array(output), try reference(of: snapshot).map(Array.init))
  }

  /// Writes outputs to their reference files, and removes them from the staged outputs.
  ///
  /// The inline snapshots of a source file are accepted together, because each change moves the
  /// lines below it.
  ///
  /// - Parameters:
  ///   - snapshots: The outputs.
  ///   - package: The package.
  /// - Returns: The errors of outputs that were not accepted. The reference files of these outputs
  ///   are not changed.
  package func accept(
    _ snapshots: [StagedSnapshot],
    in package: SnapshotPackage
  ) -> [SnapshotError] {
    var errors: [SnapshotError] = []
    var calls: [String: [StagedSnapshot]] = [:]
    for snapshot in snapshots {
      if let inline = snapshot.inline {
        calls[inline.file, default: []].append(snapshot)
        continue
      }
      do throws(SnapshotError) {
        try accept(snapshot)
      } catch {
        errors.append(error)
      }
    }
    for (file, snapshots) in calls.sorted(by: { $0.key < $1.key }) {
      do throws(SnapshotError) {
        errors += try rewrite("\(package.path)/\(file)", with: snapshots)
      } catch {
        errors.append(error)
      }
    }
    return errors
  }

  /// Removes an output.
  ///
  /// Its reference file is not changed.
  package func reject(_ snapshot: StagedSnapshot) { unstage(snapshot.path) }

  private func accept(_ snapshot: StagedSnapshot) throws(SnapshotError) {
    let output = try output(of: snapshot)
    guard fingerprint(output) == snapshot.output else {
      throw .outputChanged(path: outputPath(of: snapshot.path))
    }
    let reference = try reference(of: snapshot)
    if reference != output {
      let path = referencePath(of: snapshot.path)
      guard reference.map(fingerprint) == snapshot.reference else {
        throw .referenceChanged(path: path)
      }
      try SnapshotFile(path, temporaryFolder: directories.temporary).write(output)
    }
    unstage(snapshot.path)
  }

  /// Writes inline snapshots into a source file, and returns the errors of snapshots that can't be
  /// written.
  private func rewrite(
    _ path: String,
    with snapshots: [StagedSnapshot]
  ) throws(SnapshotError) -> [SnapshotError] {
    let file = SnapshotFile(path, temporaryFolder: directories.temporary)
    guard let source = try file.read().map(Array.init) else {
      throw .unreadable(path: path, reason: "there is no such file")
    }
    var errors: [SnapshotError] = []
    var edits: [InlineSnapshotEdit] = []
    var accepted: [StagedSnapshot] = []
    for snapshot in snapshots {
      guard let call = snapshot.inline else { continue }
      do throws(InlineSnapshotError) {
        // Each call is tried alone first, so that the other calls are rewritten even if this call
        // is not found.
        _ = try InlineRewriter.apply(call.edits, to: source)
        edits += call.edits
        accepted.append(snapshot)
      } catch {
        errors.append(.notRewritten(path: path, reason: "\(error)"))
      }
    }
    guard !edits.isEmpty else { return errors }
    let bytes: [UInt8]
    do throws(InlineSnapshotError) {
      bytes = try InlineRewriter.apply(edits, to: source)
    } catch {
      throw .notRewritten(path: path, reason: "\(error)")
    }
    try file.write(Data(bytes))
    for snapshot in accepted { unstage(snapshot.path) }
    return errors
  }

  private func output(of snapshot: StagedSnapshot) throws(SnapshotError) -> Data {
    let path = outputPath(of: snapshot.path)
    guard let output = try SnapshotFile(path).read() else {
      throw .unreadable(path: path, reason: "it is no longer staged")
    }
    return output
  }

  private func reference(of snapshot: StagedSnapshot) throws(SnapshotError) -> Data? {
    try SnapshotFile(referencePath(of: snapshot.path)).read()
  }

  /// The path of the bytes of an output.
  package func outputPath(of path: String) -> String { "\(directories.pending)/\(path)" }

  private func recordPath(of path: String) -> String { "\(directories.staged)/\(path).json" }

  private func referencePath(of path: String) -> String { "\(directories.references)/\(path)" }
}

/// Returns a hash of bytes in 16 hexadecimal digits, which is the same in every run.
func fingerprint(_ bytes: some Sequence<UInt8>) -> String {
  let digits = String(fnvHash(bytes), radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

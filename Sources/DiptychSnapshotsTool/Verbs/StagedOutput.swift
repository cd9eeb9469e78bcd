import Diptych
import DiptychSnapshots

/// A staged output with its reference and their difference.
struct StagedOutput {
  let snapshot: StagedSnapshot
  let output: [UInt8]
  /// The bytes of the reference, or nil.
  let reference: [UInt8]?
  /// The lines that differ.
  ///
  /// If there is no reference, all lines of the output are added.
  let difference: LineDiff

  init(_ snapshot: StagedSnapshot, in staging: SnapshotStaging) throws(SnapshotError) {
    let (output, reference) = try staging.contents(of: snapshot)
    self.init(snapshot, output: output, reference: reference)
  }

  init(_ snapshot: StagedSnapshot, output: [UInt8], reference: [UInt8]?) {
    self.snapshot = snapshot
    self.output = output
    self.reference = reference
    difference = LineDiff(from: reference ?? [], to: output)
  }

  /// Whether the output and its reference are text.
  var isText: Bool {
    [output, reference ?? []].allSatisfy { bytes in
      !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
    }
  }

  /// The number of lines that the output adds.
  var addedLines: Int { count(of: .added) }

  /// The number of lines that the output removes.
  var removedLines: Int { count(of: .removed) }

  private func count(of kind: LineDiff.Kind) -> Int {
    difference.hunks.map { $0.lines.count { $0.kind == kind } }.reduce(0, +)
  }
}

/// The numbers of lines that an output adds and removes.
struct ChangeText: View {
  let output: StagedOutput

  var body: some View {
    if output.reference == nil {
      Text("new, \(output.addedLines)").role(.added)
    } else {
      Text("+\(output.addedLines)").role(.added) + Text(" ")
        + Text("-\(output.removedLines)").role(.removed)
    }
  }
}

/// The lines that differ between an output and its reference.
struct DifferenceView: View {
  let output: StagedOutput

  /// The maximum number of lines that are shown.
  private static let maxLines = 1000

  var body: some View {
    if !output.difference.hunks.isEmpty {
      Diff(output.difference.summary(maximumLineCount: Self.maxLines, rest: ""))
    }
  }
}

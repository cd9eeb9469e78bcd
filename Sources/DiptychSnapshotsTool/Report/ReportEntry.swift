import Diptych
import DiptychSnapshots

/// A staged output with its reference and their difference.
struct ReportEntry {
  let snapshot: StagedSnapshot
  let output: [UInt8]
  /// The bytes of the reference, or nil.
  let reference: [UInt8]?
  let kind: PictureKind
  /// The lines that differ.
  ///
  /// It is nil if there is no reference, and for bytes that are not text.
  let difference: LineDiff?
  /// The lines that are added and removed, or nil for bytes that are not text.
  let change: StagedChange?

  init(_ snapshot: StagedSnapshot, in staging: SnapshotStaging) throws(SnapshotError) {
    let (output, reference) = try staging.contents(of: snapshot)
    self.init(snapshot, output: output, reference: reference)
  }

  init(_ snapshot: StagedSnapshot, output: [UInt8], reference: [UInt8]?) {
    self.snapshot = snapshot
    self.output = output
    self.reference = reference
    let isText = [output, reference ?? []].allSatisfy { bytes in
      !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
    }
    kind = PictureKind(snapshot, isText: isText)
    difference = isText ? reference.map { LineDiff(from: $0, to: output) } : nil
    change =
      isText ? difference.map { StagedChange($0) } ?? StagedChange(newOutput: output) : nil
  }
}

import DiptychSnapshots

/// The difference of a staged output, as a person sees it.
enum Difference: Equatable {
  /// The lines of an output without a reference.
  case new([String])
  /// The lines that differ from the reference.
  case changed(SideBySide)
  /// The numbers of lines of a reference and of an output that differ too much.
  case uncompared(removed: Int, added: Int)

  init(_ snapshot: StagedSnapshot, in staging: SnapshotStaging) throws(SnapshotError) {
    let (output, reference) = try staging.contents(of: snapshot)
    guard let reference else {
      let lines = LineDiff(from: [], to: output).hunks.flatMap(\.lines)
      self = .new(lines.map { VisibleText.display(line: $0.text) })
      return
    }
    let diff = LineDiff(from: reference, to: output)
    self =
      if let extent = diff.uncompared {
        .uncompared(removed: extent.old, added: extent.new)
      } else {
        .changed(SideBySide(diff))
      }
  }
}

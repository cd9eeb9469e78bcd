import DiptychSnapshots

/// The difference between a staged output and its reference file, prepared for display.
enum Difference: Equatable {
  /// The output has no reference file.
  ///
  /// The value contains the lines of the output.
  case new([String])
  /// The output differs from its reference file.
  case changed(SideBySide)
  /// The output differs too much to compare its lines.
  ///
  /// The values are numbers of lines.
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

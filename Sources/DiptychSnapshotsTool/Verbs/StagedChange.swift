import DiptychSnapshots

/// The change that a staged output makes.
enum StagedChange: Equatable {
  /// There is no reference file yet.
  case new(lines: Int)
  /// The output adds lines to the reference file and removes lines from it.
  case changed(added: Int, removed: Int)

  init(_ snapshot: StagedSnapshot, in staging: SnapshotStaging) throws(SnapshotError) {
    let (output, reference) = try staging.contents(of: snapshot)
    if let reference {
      self.init(LineDiff(from: reference, to: output))
    } else {
      self.init(newOutput: output)
    }
  }

  /// Creates the change of an output without a reference.
  init(newOutput output: [UInt8]) {
    let newlines = output.count { $0 == UInt8(ascii: "\n") }
    let endsLine = output.isEmpty || output.last == UInt8(ascii: "\n")
    self = .new(lines: newlines + (endsLine ? 0 : 1))
  }

  /// Creates the change of a difference.
  init(_ diff: LineDiff) {
    if let extent = diff.uncompared {
      self = .changed(added: extent.new, removed: extent.old)
      return
    }
    let lines = diff.hunks.flatMap(\.lines)
    self = .changed(
      added: lines.count { $0.kind == .added },
      removed: lines.count { $0.kind == .removed }
    )
  }
}

@testable import DiptychSnapshots
@testable import diptych_snapshots

extension StagedOutput {
  /// Creates an output of two texts; without a reference the first is nil.
  init(_ path: String, _ old: String?, _ new: String) {
    self.init(StagedSnapshot(path), output: Array(new.utf8), reference: old.map { Array($0.utf8) })
  }

  /// An output of a text in a source.
  static var inline: StagedOutput {
    let call = InlineCallRecord(
      file: "Tests/AppTests/Tests.swift",
      line: 12,
      column: 5,
      oldText: "old",
      newTexts: ["new"]
    )
    return StagedOutput(
      StagedSnapshot(call.path, inline: call),
      output: Array("new".utf8),
      reference: Array("old".utf8)
    )
  }
}

extension StagedSnapshot {
  /// Creates the record of an output at a path.
  init(_ path: String, inline: InlineCallRecord? = nil) {
    self.init(
      path: path,
      test: "AppTests/a() (AppTests/Tests.swift:1)",
      output: "",
      reference: nil,
      inline: inline
    )
  }
}

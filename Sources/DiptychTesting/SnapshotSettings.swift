import DiptychSnapshots

/// What the snapshots of the current task use.
package struct SnapshotSettings: Sendable {
  /// The run that compares them.
  package var run = SnapshotRun.process

  /// The record mode of the nearest trait, if there is one.
  package var record: RecordMode?

  /// Creates the settings of the process.
  package init() {}

  /// The settings of the current task.
  @TaskLocal package static var current = SnapshotSettings()
}

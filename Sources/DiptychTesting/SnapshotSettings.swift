import DiptychSnapshots

/// The snapshot settings of a task.
package struct SnapshotSettings: Sendable {
  /// The run that compares the snapshots.
  package var run = SnapshotRun.process

  /// The record mode of the innermost trait, or nil without a trait.
  package var record: RecordMode?

  /// Creates the default settings.
  package init() {}

  /// The settings of the current task.
  @TaskLocal package static var current = SnapshotSettings()
}

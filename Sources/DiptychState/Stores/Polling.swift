/// A mark for loads that a poll starts.
package enum Polling {
  /// Whether the current task is a poll.
  @TaskLocal package static var isOn = false
}

/// Returns whether two failures are equal; compares failures that are not `Equatable` by their
/// descriptions.
package func isSame(_ first: any Error, as second: any Error) -> Bool {
  areEqual(first, second) ?? (String(describing: first) == String(describing: second))
}

/// A mark of the loads that a poll asks for.
package enum Polling {
  /// Whether the current task is one that polls.
  @TaskLocal package static var isOn = false
}

/// Returns whether two failures say the same.
package func isSame(_ first: any Error, as second: any Error) -> Bool {
  areEqual(first, second) ?? (String(describing: first) == String(describing: second))
}

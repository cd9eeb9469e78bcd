extension TemporaryPackage {
  /// The report of a reference that was recorded.
  func recorded(_ path: String, at place: String = "AppTests/ReportTests.swift:7:3") -> String {
    """
    warning at \(place):
    Recorded a new reference: \(self.path)/Snapshots/\(path)
    Look at it before you commit it.
    """
  }

  /// The report of several references in a folder that one call has recorded.
  func recorded(
    _ names: [String],
    in folder: String,
    at place: String = "AppTests/ReportTests.swift:7:3"
  ) -> String {
    """
    warning at \(place):
    Recorded \(names.count) new references in \(self.path)/Snapshots/\(folder): \
    \(names.joined(separator: ", "))
    Look at them before you commit them.
    """
  }

  /// The report of an output that has no reference and may not become one.
  func missing(
    _ path: String,
    _ output: String,
    at place: String = "AppTests/ReportTests.swift:7:3"
  ) -> [String] {
    [
      "file \(path.split(separator: "/").last ?? "") at \(place):\n\(output)",
      """
      error at \(place):
      The snapshot has no reference: \(self.path)/Snapshots/\(path)
      The output is staged. To record it:
      swift run diptych-snapshots accept \(path)
      """,
    ]
  }
}

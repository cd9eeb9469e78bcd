/// What can be asked for by name.
enum Suite: String, CaseIterable {
  case html
  case text
  case build

  /// Those that measure rendering, not building.
  ///
  /// Builds take minutes, and their memory is only right in a process that has rendered nothing: what
  /// a parent holds counts as the child's.
  static let rendering = [Suite.html, .text]

  /// Checks that the documents are what they have to be, before their times are believed.
  func verify() throws(BenchmarkError) {
    switch self {
    case .html: try HTMLSuite.verify()
    case .text: try TextSuite.verify()
    case .build: try BuildSuite.verify()
    }
  }

  /// Measures the documents, and reports each as soon as it is done.
  func measure(
    _ options: Options,
    report: (BenchmarkResult) -> Void
  ) throws {
    switch self {
    case .html: try HTMLSuite.measure(options, report: report)
    case .text: try TextSuite.measure(options, report: report)
    case .build: try BuildSuite.measure(options, report: report)
    }
  }
}

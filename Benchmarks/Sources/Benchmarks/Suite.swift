/// What can be asked for by name.
enum Suite: String, CaseIterable {
  case html
  case text

  /// Checks that the documents are what they have to be, before their times are believed.
  func verify() throws(BenchmarkError) {
    switch self {
    case .html: try HTMLSuite.verify()
    case .text: try TextSuite.verify()
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
    }
  }
}

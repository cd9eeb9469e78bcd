/// A suite that can be selected by name.
enum Suite: String, CaseIterable {
  case html
  case text
  case keys
  case store
  case charts
  case site
  case blog
  case build

  /// The suites that measure a program that runs.
  ///
  /// Builds are not among them: they take minutes, and their memory is measured correctly only by a
  /// process that has rendered nothing, since the system counts a parent's memory as the child's.
  static let rendering = [Suite.html, .text, .keys, .store, .charts]

  /// Checks that the documents are the expected ones before they are measured.
  func verify() throws(BenchmarkError) {
    switch self {
    case .html: try HTMLSuite.verify()
    case .text: try TextSuite.verify()
    case .keys: try KeySuite.verify()
    case .store: try StoreSuite.verify()
    case .charts: try ChartSuite.verify()
    case .site, .blog: break  // A site checks its pages.
    case .build: try BuildSuite.verify()
    }
  }

  /// Measures the documents, and reports each result at once.
  func measure(
    _ options: Options,
    report: (BenchmarkResult) -> Void
  ) async throws {
    switch self {
    case .html: try HTMLSuite.measure(options, report: report)
    case .text: try TextSuite.measure(options, report: report)
    case .keys: try KeySuite.measure(options, report: report)
    case .store: StoreSuite.measure(options, report: report)
    case .charts: ChartSuite.measure(options, report: report)
    case .site: try await SiteSuite.measure(options, report: report)
    case .blog: try await BlogSuite.measure(options, report: report)
    case .build: try BuildSuite.measure(options, report: report)
    }
  }
}

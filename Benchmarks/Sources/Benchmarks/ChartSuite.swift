/// The suite of charts: a line of a million points, relative to a pass over them that finds the
/// lowest and the highest of each column, and small charts.
enum ChartSuite {
  /// Checks that a chart of text has its lines: 24 between the names of both axes, and no more.
  static func verify() throws(BenchmarkError) {
    let document = ChartDocument.millionText.kit()
    let lines = document.output().split(separator: "\n").count
    guard lines != 26 else { return }
    throw .mismatch(
      name: document.name,
      offset: nil,
      expected: "26 lines",
      actual: "\(lines) lines"
    )
  }

  static func measure(_ options: Options, report: (BenchmarkResult) -> Void) {
    for document in [ChartDocument.millionText, .millionHTML] {
      report(
        BenchmarkResult(
          comparing: document.kit(),
          with: ChartDocument.floor(),
          as: .ratioToFloor,
          target: 3,
          rounds: options.rounds
        )
      )
    }
    for document in [ChartDocument.smallText, .smallHTML, .barsText, .barsHTML] {
      report(BenchmarkResult(timing: document.kit(), rounds: options.rounds))
    }
  }
}

import Diptych

/// A table of results for the terminal.
struct ResultTable: View {
  let results: [BenchmarkResult]

  var body: some View {
    Table(results) {
      TableColumn("Benchmark", value: \.name)
      TableColumn("Time", alignment: .trailing, value: \.time)
      TableColumn("Ratio", alignment: .trailing, value: \.ratio)
      TableColumn("Target", alignment: .trailing, value: \.target)
      TableColumn("Met", value: \.verdict)
    }
  }
}

extension BenchmarkResult {
  fileprivate var time: String {
    (problem.map { [$0] } ?? texts { !$0.isRatio }).joined(separator: ", ")
  }

  fileprivate var ratio: String { texts(\.isRatio).joined(separator: ", ") }

  fileprivate var target: String {
    figures.compactMap { figure in
      figure.target.map { "\(figure.kind.isBetterLarge ? "≥" : "≤") \(figure.kind.text($0))" }
    }.joined(separator: ", ")
  }

  fileprivate var verdict: String { isMet.map { $0 ? "yes" : "no" } ?? "" }

  private func texts(_ isShown: (Figure.Kind) -> Bool) -> [String] {
    figures.compactMap { figure in
      isShown(figure.kind) ? figure.value.map { figure.kind.text($0) } : nil
    }
  }
}

extension Figure.Kind {
  fileprivate var isRatio: Bool {
    switch self {
    case .ratioToFloor, .ratioToRust, .ratioToLoop, .ratioToHalf, .ratioToPlain: true
    case .ratioToDebug, .ratioToHand, .ratioToFirst: true
    case .timesFasterThanRich: true
    case .medianMicroseconds, .worstMicroseconds, .nanosecondsPerRow, .nanosecondsPerLevel: false
    case .userSeconds, .secondsPerColumn, .megabytes, .bytesPerPage: false
    }
  }

  /// Returns a number of this kind with its unit.
  fileprivate func text(_ value: Double) -> String {
    switch self {
    case .medianMicroseconds where value < 1000: "\(value.fixed(places: 2)) µs"
    case .medianMicroseconds: "\((value / 1000).fixed(places: 2)) ms"
    case .worstMicroseconds: "\((value / 1000).fixed(places: 2)) ms at most"
    case .nanosecondsPerRow: "\(value.fixed(places: 0)) ns a row"
    case .nanosecondsPerLevel: "\(value.fixed(places: 0)) ns a level"
    case .userSeconds: "\(value.fixed(places: 2)) s"
    case .secondsPerColumn: "\(value.fixed(places: 2)) s a column"
    case .megabytes: "\(value.fixed(places: 0)) MB"
    case .bytesPerPage: "\(value.fixed(places: 0)) bytes a page"
    case .ratioToFirst: "\(value.fixed(places: 2)) x first"
    case .ratioToFloor: "\(value.fixed(places: 2)) x floor"
    case .ratioToRust: "\(value.fixed(places: 2)) x Rust"
    case .ratioToLoop: "\(value.fixed(places: 2)) x loop"
    case .ratioToHalf: "\(value.fixed(places: 2)) x half"
    case .ratioToPlain: "\(value.fixed(places: 2)) x plain"
    case .ratioToDebug: "\(value.fixed(places: 2)) x debug"
    case .ratioToHand: "\(value.fixed(places: 2)) x by hand"
    case .timesFasterThanRich: "\(value.fixed(places: 0)) x faster than Rich"
    }
  }
}

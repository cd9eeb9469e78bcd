import Diptych

/// The results for a reader.
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
    medianMicroseconds < 1000
      ? "\(medianMicroseconds.fixed(places: 2)) µs"
      : "\((medianMicroseconds / 1000).fixed(places: 2)) ms"
  }

  fileprivate var ratio: String {
    guard let comparison else { return "" }
    return switch comparison.kind {
    case .ratioToFloor: "\(comparison.ratio.fixed(places: 2)) x floor"
    case .ratioToHalf: "\(comparison.ratio.fixed(places: 2)) x half"
    case .timesFasterThanRich: "\(comparison.ratio.fixed(places: 0)) x faster than Rich"
    }
  }

  fileprivate var target: String {
    guard let comparison, let target = comparison.target else { return "" }
    return comparison.kind == .timesFasterThanRich
      ? "≥ \(target.fixed(places: 0))" : "≤ \(target.fixed(places: 1))"
  }

  fileprivate var verdict: String {
    comparison?.isMet.map { $0 ? "yes" : "no" } ?? ""
  }
}

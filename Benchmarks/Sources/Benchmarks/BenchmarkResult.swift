/// What was measured of a document.
struct BenchmarkResult {
  let name: String
  let medianMicroseconds: Double
  let rounds: Int
  /// Nil for a time that nothing is compared with.
  let comparison: Comparison?

  /// A ratio, and how good it has to be.
  struct Comparison {
    let kind: Kind
    let ratio: Double
    let target: Double?

    enum Kind: String {
      /// The time, in times that of the same bytes written by hand.
      case ratioToFloor
      /// The time, in times that of half as many rows.
      case ratioToHalf
      /// The time of Rich, in times that of the kit.
      case timesFasterThanRich
    }

    /// Whether the target is met; nil where there is none.
    var isMet: Bool? {
      target.map { kind == .timesFasterThanRich ? ratio >= $0 : ratio <= $0 }
    }
  }

  /// The result as an object of JSON, in one line.
  var json: String {
    let ratio = comparison.map { ",\"\($0.kind.rawValue)\":\($0.ratio.fixed(places: 3))" } ?? ""
    return """
      {"benchmark":"\(name)"\(ratio),\
      "medianMicroseconds":\(medianMicroseconds.fixed(places: 3)),"rounds":\(rounds)}
      """
  }
}

extension BenchmarkResult {
  /// Measures a document and another one in turn; the ratio is the median of those of the rounds.
  init(
    comparing document: Document,
    named name: String? = nil,
    with other: Document,
    as kind: Comparison.Kind,
    target: Double?,
    rounds: Int
  ) {
    let times = Stopwatch().compare(other.render, document.render, rounds: rounds)
    self.init(
      name: name ?? document.name,
      medianMicroseconds: times.map(\.second).median,
      rounds: rounds,
      comparison: Comparison(
        kind: kind,
        ratio: times.map { $0.second / $0.first }.median,
        target: target
      )
    )
  }
}

extension Double {
  /// The number with some digits after the point, without regard to the locale.
  func fixed(places: Int) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((self * Double(scale)).rounded())
    guard places > 0 else { return String(scaled) }
    let fraction = String(scaled % scale)
    return "\(scaled / scale).\(String(repeating: "0", count: places - fraction.count))\(fraction)"
  }
}

/// The figures of a document or of a compiled program.
struct BenchmarkResult {
  let name: String
  /// The figures, the ratio first.
  var figures: [Figure]
  /// The number of rounds.
  let rounds: Int
  /// The reason why there is no time, in one word; nil if there is one.
  var problem: String?

  /// Whether all targets are met; nil without targets.
  var isMet: Bool? {
    let verdicts = figures.compactMap(\.isMet)
    return verdicts.isEmpty ? nil : verdicts.allSatisfy { $0 }
  }

  /// The result as a JSON object on one line.
  var json: String {
    let members = figures.compactMap { figure in
      figure.value.map { ",\"\(figure.kind.rawValue)\":\($0.fixed(places: 3))" }
    }
    let problem = problem.map { ",\"problem\":\"\($0)\"" } ?? ""
    let verdict = isMet.map { ",\"isMet\":\($0)" } ?? ""
    return """
      {"benchmark":"\(name)"\(members.joined())\(problem),"rounds":\(rounds)\(verdict)}
      """
  }
}

extension BenchmarkResult {
  /// Creates the result of measuring two documents alternately; the ratio is the median of the
  /// rounds'.
  init(
    comparing document: Document,
    named name: String? = nil,
    with other: Document,
    as kind: Figure.Kind,
    target: Double?,
    rounds: Int
  ) {
    let times = Stopwatch().compare(other.render, document.render, rounds: rounds)
    self.init(name: name ?? document.name, times: times, kind: kind, target: target)
  }

  /// Creates the result of two things that were measured alternately, in microseconds.
  init(
    name: String,
    times: [(first: Double, second: Double)],
    kind: Figure.Kind,
    target: Double?
  ) {
    self.init(
      name: name,
      figures: [
        Figure(kind: kind, value: times.map { $0.second / $0.first }.median, target: target),
        Figure(kind: .medianMicroseconds, value: times.map(\.second).median),
      ],
      rounds: times.count
    )
  }

  /// Creates the result of measuring a document alone; with a number of parts, also the time of
  /// one.
  init(
    timing document: Document,
    parts: (count: Int, kind: Figure.Kind, target: Double?)? = nil,
    rounds: Int
  ) {
    consume(document.render())
    let median = (0..<rounds).map { _ in Stopwatch().microseconds(document.render) }.median
    let part = parts.map { parts in
      Figure(kind: parts.kind, value: median * 1000 / Double(parts.count), target: parts.target)
    }
    self.init(
      name: document.name,
      figures: [part, Figure(kind: .medianMicroseconds, value: median)].compactMap(\.self),
      rounds: rounds
    )
  }
}

extension Double {
  /// Returns the number with a fixed number of decimals, independent of the locale.
  func fixed(places: Int) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((self * Double(scale)).rounded())
    guard places > 0 else { return String(scaled) }
    let fraction = String(scaled % scale)
    return "\(scaled / scale).\(String(repeating: "0", count: places - fraction.count))\(fraction)"
  }
}

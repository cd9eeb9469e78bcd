/// What was measured of a document, or of a program that was compiled.
struct BenchmarkResult {
  let name: String
  /// What was measured, the ratio first.
  let figures: [Figure]
  /// How often.
  let rounds: Int
  /// Why there is no time, in one word.
  var problem: String?

  /// Whether every target is met; nil where there is none.
  var isMet: Bool? {
    let verdicts = figures.compactMap(\.isMet)
    return verdicts.isEmpty ? nil : verdicts.allSatisfy { $0 }
  }

  /// The result as an object of JSON, in one line.
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
  /// Measures a document and another one in turn; the ratio is the median of those of the rounds.
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

  /// Compares the microseconds of two things that were measured in turn.
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

  /// Measures a document alone; with a number of parts also the time of one, which has a target.
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
  /// The number with some digits after the point, without regard to the locale.
  func fixed(places: Int) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((self * Double(scale)).rounded())
    guard places > 0 else { return String(scaled) }
    let fraction = String(scaled % scale)
    return "\(scaled / scale).\(String(repeating: "0", count: places - fraction.count))\(fraction)"
  }
}

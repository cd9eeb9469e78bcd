import Yardsticks

/// Tables of text, against Rich where an interpreter that has it is at hand.
enum TextSuite {
  /// Rich takes seconds for a table, so it gets fewer rounds.
  private static let roundsOfRich = 3

  private static func target(of document: JobDocument) -> Double? {
    document.rows < 10_000 ? nil : 300
  }

  /// Checks that the data is that of the yardstick.
  static func verify() throws(BenchmarkError) {
    for document in JobDocument.all {
      let jobs = Job.generated(document.rows, columns: document.columns)
      let fingerprint = Fingerprint(of: jobs, columns: document.columns)
      guard let expected = document.fingerprint, fingerprint != expected else { continue }
      throw .mismatch(
        name: "the data of \(document.name)",
        offset: nil,
        expected: "\(expected)",
        actual: "\(fingerprint)"
      )
    }
  }

  static func measure(_ options: Options, report: (BenchmarkResult) -> Void) throws {
    for document in JobDocument.all {
      if let python = options.python {
        report(try compare(document, with: Rich(python: python)))
      } else {
        report(time(document, rounds: options.rounds))
      }
    }
    let rows = 10_000
    report(
      BenchmarkResult(
        comparing: JobDocument(rows: 2 * rows, columns: .six, isColored: false).kit(),
        named: "text/doubling",
        with: JobDocument(rows: rows, columns: .six, isColored: false).kit(),
        as: .ratioToHalf,
        target: 2.2,
        rounds: options.rounds
      )
    )
  }

  private static func time(_ document: JobDocument, rounds: Int) -> BenchmarkResult {
    let render = document.kit().render
    consume(render())
    let times = (0..<rounds).map { _ in Stopwatch().microseconds(render) }
    return BenchmarkResult(
      name: document.name,
      medianMicroseconds: times.median,
      rounds: rounds,
      comparison: nil
    )
  }

  private static func compare(
    _ document: JobDocument,
    with rich: Rich
  ) throws(BenchmarkError) -> BenchmarkResult {
    let render = document.kit().render
    consume(render())
    var times: [Double] = []
    var timesOfRich: [Double] = []
    for _ in 0..<roundsOfRich {
      times.append(Stopwatch().microseconds(render))
      timesOfRich.append(try rich.microseconds(document))
    }
    return BenchmarkResult(
      name: document.name,
      medianMicroseconds: times.median,
      rounds: roundsOfRich,
      comparison: BenchmarkResult.Comparison(
        kind: .timesFasterThanRich,
        ratio: timesOfRich.median / times.median,
        target: target(of: document)
      )
    )
  }
}

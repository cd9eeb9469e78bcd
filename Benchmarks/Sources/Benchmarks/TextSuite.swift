import Yardsticks

/// The suite of text: tables, relative to Rich if an interpreter is given, and deep trees.
enum TextSuite {
  /// The number of rounds with Rich, which takes seconds for a table.
  private static let roundsOfRich = 3

  private static func target(of document: JobDocument) -> Double? {
    guard document.rows >= 10_000 else { return nil }
    return 350
  }

  /// Checks the data against fingerprints, and that the deep trees have all of their levels.
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
    for document in LevelsDocument.all {
      let lines = document.kit().output().split(separator: "\n").count
      guard lines != document.depth else { continue }
      throw .mismatch(
        name: document.kit().name,
        offset: nil,
        expected: "\(document.depth) lines",
        actual: "\(lines) lines"
      )
    }
  }

  static func measure(_ options: Options, report: (BenchmarkResult) -> Void) throws {
    for document in JobDocument.all {
      if let python = options.python {
        report(try compare(document, with: Rich(python: python)))
      } else {
        report(BenchmarkResult(timing: document.kit(), rounds: options.rounds))
      }
    }
    for document in [ComponentDocument.text, .coloredText] {
      report(BenchmarkResult(timing: document.kit(), rounds: options.rounds))
    }
    for document in LevelsDocument.all {
      report(
        BenchmarkResult(
          timing: document.kit(),
          parts: (document.depth, .nanosecondsPerLevel, target: document.target),
          rounds: options.rounds
        )
      )
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
      figures: [
        Figure(
          kind: .timesFasterThanRich,
          value: timesOfRich.median / times.median,
          target: target(of: document)
        ),
        Figure(kind: .medianMicroseconds, value: times.median),
      ],
      rounds: roundsOfRich
    )
  }
}

import Yardsticks

/// The suite of HTML, relative to the same bytes by hand, in Swift and, with a compiler, in Rust.
enum HTMLSuite {
  /// Returns the maximum ratio of a document's time to the floor's.
  private static func target(of document: HTMLDocument) -> Double {
    switch document {
    case .table: 0.6
    case .nest: 0.6
    case .page: 1
    case .prose: 0.3
    }
  }

  /// Returns the maximum ratio of a document's time to Rust's.
  private static func targetInRust(of document: HTMLDocument) -> Double {
    switch document {
    case .table: 1.6
    case .nest: 1.6
    case .page: 2.2
    case .prose: 0.35
    }
  }

  // MARK: Verification

  /// Checks the floor against fingerprints, and Diptych against the floor.
  static func verify() throws(BenchmarkError) {
    for document in HTMLDocument.allCases {
      let floor = document.floor().output()
      let fingerprint = Fingerprint(of: floor.utf8)
      guard fingerprint == document.fingerprint else {
        throw .mismatch(
          name: document.floorName,
          offset: nil,
          expected: "\(document.fingerprint)",
          actual: "\(fingerprint)"
        )
      }
      try verify(document.kit().output(), of: document.name, is: floor)
    }
    let view = HTMLDocument.tableView()
    let rows = view.output().split(separator: "<tr").count - 2
    guard rows == HTMLDocument.rows else {
      throw .mismatch(
        name: view.name,
        offset: nil,
        expected: "a header and \(HTMLDocument.rows) rows",
        actual: "\(rows) rows"
      )
    }
  }

  private static func verify(
    _ output: String,
    of name: String,
    is floor: String
  ) throws(BenchmarkError) {
    guard output != floor else { return }
    let expected = Array(floor.utf8)
    let actual = Array(output.utf8)
    let same = zip(expected, actual).prefix { $0 == $1 }.count
    throw .mismatch(
      name: name,
      offset: same,
      expected: String(decoding: expected.dropFirst(same).prefix(60), as: UTF8.self),
      actual: String(decoding: actual.dropFirst(same).prefix(60), as: UTF8.self)
    )
  }

  // MARK: Measurement

  static func measure(
    _ options: Options,
    report: (BenchmarkResult) -> Void
  ) throws(BenchmarkError) {
    for document in HTMLDocument.allCases {
      report(
        BenchmarkResult(
          comparing: document.kit(),
          with: document.floor(),
          as: .ratioToFloor,
          target: target(of: document),
          rounds: options.rounds
        )
      )
    }
    if let compiler = options.rust {
      try compareWithRust(compiler, rounds: options.rounds, report: report)
    }
    report(
      BenchmarkResult(
        timing: HTMLDocument.tableView(),
        parts: (HTMLDocument.rows, .nanosecondsPerRow, target: 300),
        rounds: options.rounds
      )
    )
    report(BenchmarkResult(timing: ComponentDocument.html.kit(), rounds: options.rounds))
    report(
      BenchmarkResult(
        comparing: HTMLDocument.table(rows: 2 * HTMLDocument.rows),
        named: "html/doubling",
        with: HTMLDocument.table(rows: HTMLDocument.rows),
        as: .ratioToHalf,
        target: 2.2,
        rounds: options.rounds
      )
    )
  }

  /// Measures the documents relative to Rust, which must write the same bytes.
  private static func compareWithRust(
    _ compiler: String,
    rounds: Int,
    report: (BenchmarkResult) -> Void
  ) throws(BenchmarkError) {
    try TemporaryFolder.with { folder throws(BenchmarkError) in
      let rust = try Rust(compiler: compiler, in: folder)
      for document in HTMLDocument.allCases {
        try verify(
          rust.output(of: document),
          of: "\(document.name) in Rust",
          is: document.floor().output()
        )
        var times: [(first: Double, second: Double)] = []
        for _ in 0..<rounds {
          times.append((try rust.microseconds(document), try Peer.microseconds(document)))
        }
        report(
          BenchmarkResult(
            name: document.name,
            times: times,
            kind: .ratioToRust,
            target: targetInRust(of: document)
          )
        )
      }
    }
  }
}

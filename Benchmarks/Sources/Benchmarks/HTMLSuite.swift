import Yardsticks

/// HTML, against the same bytes written by hand.
enum HTMLSuite {
  private static func target(of document: HTMLDocument) -> Double {
    switch document {
    case .table: 1.0
    case .nest: 1.2
    case .page: 1.5
    case .prose: 0.5
    }
  }

  // MARK: Verification

  /// Checks the floor against what is known of its bytes, and the kit against the floor.
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
      try verify(document.kit(), is: floor)
    }
    let streamed = HTMLDocument.streamed()
    guard streamed.render() == Fingerprint.table.count else {
      throw .mismatch(
        name: streamed.name,
        offset: nil,
        expected: "\(Fingerprint.table.count) bytes",
        actual: "\(streamed.render()) bytes"
      )
    }
  }

  private static func verify(_ document: Document, is floor: String) throws(BenchmarkError) {
    let output = document.output()
    guard output != floor else { return }
    let expected = Array(floor.utf8)
    let actual = Array(output.utf8)
    let same = zip(expected, actual).prefix { $0 == $1 }.count
    throw .mismatch(
      name: document.name,
      offset: same,
      expected: String(decoding: expected.dropFirst(same).prefix(60), as: UTF8.self),
      actual: String(decoding: actual.dropFirst(same).prefix(60), as: UTF8.self)
    )
  }

  // MARK: Measuring

  static func measure(_ options: Options, report: (BenchmarkResult) -> Void) {
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
    report(
      BenchmarkResult(
        comparing: HTMLDocument.streamed(),
        with: HTMLDocument.table.floor(),
        as: .ratioToFloor,
        target: nil,
        rounds: options.rounds
      )
    )
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
}

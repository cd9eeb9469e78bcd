import DiptychSnapshots
import Testing

@Suite struct RecordModeTests {
  @Test(
    "The code comes before the environment, and CI records nothing",
    arguments: [
      (nil, [:], .missing),
      (nil, ["CI": ""], .missing),
      (nil, ["CI": "false"], .missing),
      (nil, ["CI": "0"], .missing),
      (nil, ["CI": "true"], .never),
      (nil, ["CI": "1"], .never),
      (nil, ["CI": "woodpecker"], .never),
      (nil, ["SNAPSHOTS_RECORD": ""], .missing),
      (nil, ["SNAPSHOTS_RECORD": "", "CI": "1"], .never),
      (nil, ["SNAPSHOTS_RECORD": "never"], .never),
      (nil, ["SNAPSHOTS_RECORD": "missing", "CI": "1"], .missing),
      (nil, ["SNAPSHOTS_RECORD": "failed", "CI": "1"], .failed),
      (nil, ["SNAPSHOTS_RECORD": "all"], .all),
      (.never, ["SNAPSHOTS_RECORD": "all"], .never),
      (.missing, ["CI": "1"], .missing),
      (.failed, ["SNAPSHOTS_RECORD": "sometimes"], .failed),
    ] as [(RecordMode?, [String: String], RecordMode)]
  )
  func precedence(requested: RecordMode?, environment: [String: String], mode: RecordMode) throws {
    #expect(try RecordMode(requested: requested, environment: environment) == mode)
  }

  @Test("An unknown record mode is an error", arguments: ["yes", "Never", " all", "true"])
  func unknown(value: String) {
    #expect(throws: SnapshotError.unknownRecordMode(value)) {
      try RecordMode(requested: nil, environment: ["SNAPSHOTS_RECORD": value])
    }
  }
}

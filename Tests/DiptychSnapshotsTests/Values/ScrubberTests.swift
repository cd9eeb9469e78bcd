import DiptychSnapshots
import Testing

@Suite("Scrubbers") struct ScrubberTests {
  private func scrub(_ text: String, _ scrubber: Scrubber) throws -> String {
    let strategy = SnapshotStrategy<String>.text.scrubbed(by: scrubber)
    return String(decoding: try strategy.bytes(of: text), as: UTF8.self)
  }

  @Test(
    "Dates in ISO 8601",
    arguments: [
      ("on 2026-11-20.", "on <date>."),
      ("2026-11-20T14:08:00Z", "<date>"),
      ("2026-11-20 14:08", "<date>"),
      ("2026-11-20T14:08:00.123+01:00 x", "<date> x"),
      ("12026-11-20", "12026-11-20"),
      ("2026-11", "2026-11"),
    ]
  )
  func dates(text: String, scrubbed: String) throws {
    #expect(try scrub(text, .isoDates) == scrubbed)
  }

  @Test(
    "Durations",
    arguments: [
      ("passed after 0.012 seconds.", "passed after <duration>."),
      ("3 ms, 1.5s and 2 h", "<duration>, <duration> and <duration>"),
      ("1 minute", "<duration>"),
      ("12 µs", "<duration>"),
      ("3 hoursworth, 5 mice, v1.5sx", "3 hoursworth, 5 mice, v1.5sx"),
    ]
  )
  func durations(text: String, scrubbed: String) throws {
    #expect(try scrub(text, .durations) == scrubbed)
  }

  @Test("Equal UUIDs have the same number") func uuids() throws {
    let (first, second) =
      ("9E10216E-709A-4B73-BDEE-D22545B75C91", "00000000-0000-0000-0000-000000000000")
    #expect(
      try scrub("\(first) \(second) \(first.lowercased()) x\(second)", .uuids)
        == "<uuid:1> <uuid:2> <uuid:1> x\(second)"
    )
    // Each text begins with 1.
    #expect(try scrub(second, .uuids) == "<uuid:1>")
  }

  @Test("Paths") func paths() throws {
    #expect(try scrub("/tmp/a.txt", .path("/tmp", as: "<folder>")) == "<folder>/a.txt")
    #expect(try scrub("/tmp", .path("")) == "/tmp")
  }
}

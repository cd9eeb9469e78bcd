import Testing

@testable import DiptychRepoReport

@Suite struct LogParserTests {
  private static let hash = String(repeating: "0123456789", count: 4)

  /// Git's output for two commits; the first is a merge without files.
  private static let output: String =
    "\0\(hash)\0Ada\0ada@example.org\01700000000 +0100\0\(hash) \(hash)\0Merge\0One\r\n\r\nTwo\n\0"
    + "\0\(hash)\0\0\0nonsense\0\0\0\0\n\nodd\0b\0"

  private func read(
    _ pieces: [[UInt8]],
    into receiver: inout some LogReceiver
  ) throws(ReportError) {
    var parser = LogParser()
    for piece in pieces {
      try piece.withUnsafeBufferPointer { piece throws(ReportError) in
        try parser.read(UnsafeRawBufferPointer(piece), into: &receiver)
      }
    }
    try parser.finish(receiver)
  }

  private func history(_ pieces: [[UInt8]]) throws(ReportError) -> History {
    var builder = HistoryBuilder()
    try read(pieces, into: &builder)
    return builder.history(keepingFiles: 10, existingFiles: 3)
  }

  private func commits(_ pieces: [[UInt8]]) throws(ReportError) -> [Commit] {
    var collector = CommitCollector(abbreviationLength: 7)
    try read(pieces, into: &collector)
    return collector.commits
  }

  private func history(_ text: String) throws(ReportError) -> History {
    try history([Array(text.utf8)])
  }

  @Test("Two commits")
  func whole() throws {
    let history = try history(Self.output)
    let ada = Author(name: "Ada", email: "ada@example.org")
    let nobody = Author(name: "", email: "")
    let date = Timestamp(secondsSinceEpoch: 1_700_000_000, offsetMinutes: 60)
    var week = WeekActivity()
    week[.tuesday, 23] = 1
    #expect(
      history
        == History(
          commitCount: 2,
          mergeCount: 1,
          undatedCommitCount: 1,
          dates: date...date,
          firstAuthor: ada,
          contributors: [
            Contributor(author: nobody, emails: [""], commitCount: 1, share: 0.5, dates: nil),
            Contributor(
              author: ada,
              emails: ["ada@example.org"],
              commitCount: 1,
              share: 0.5,
              dates: date...date
            ),
          ],
          days: [
            DayActivity(date: CivilDate(year: 2023, month: 11, day: 14), commitCount: 1)
          ],
          months: [MonthActivity(month: CalendarMonth(year: 2023, month: 11), commitCount: 1)],
          week: week,
          fileCount: 2,
          existingFileCount: 3,
          files: [
            ChangedFile(rawPath: Array("\nodd".utf8), commitCount: 1),
            ChangedFile(rawPath: Array("b".utf8), commitCount: 1),
          ]
        )
    )
    #expect(
      try commits([Array(Self.output.utf8)]) == [
        Commit(
          hash: Self.hash,
          abbreviatedHash: "0123456",
          author: ada,
          date: date,
          parents: [Self.hash, Self.hash],
          subject: "Merge",
          message: "One\n\nTwo"
        ),
        Commit(
          hash: Self.hash,
          abbreviatedHash: "0123456",
          author: nobody,
          date: nil,
          parents: [],
          subject: ""
        ),
      ]
    )
  }

  @Test("Wherever a chunk ends, the history is the same")
  func pieces() throws {
    let bytes = Array(Self.output.utf8)
    let expected = try history([bytes])
    for split in 0...bytes.count {
      #expect(try history([Array(bytes[..<split]), Array(bytes[split...])]) == expected)
    }
    #expect(try history(bytes.map { [$0] }) == expected)
  }

  @Test("Output that git never writes")
  func garbage() {
    let commit = "\0\(Self.hash)\0Ada\0a@b\00 +0000\0\0subject\0\0"
    let cases: [(output: String, commits: Int)] = [
      ("x", 0),
      ("x\0", 0),
      ("\0abc\0", 0),
      ("\0\(Self.hash.replacing("0", with: "g"))\0", 0),
      ("\0\(Self.hash)\0Ada\0", 0),
      (String(commit.dropLast()), 0),
      ("\(commit)\nfile", 1),
      ("\(commit)\nfile\0\0file\0", 1),
      ("\(commit)\(commit.dropFirst())", 1),
    ]
    for (output, commits) in cases {
      #expect(throws: ReportError.unexpectedOutput(afterCommits: commits)) { try history(output) }
    }
  }

  /// A text with a beginning and repetitions, and the number of repetitions that are kept.
  struct LongText: Sendable {
    let beginning: String
    let unit: String
    let count: Int
    let keptCount: Int

    var text: String { beginning + String(repeating: unit, count: count) }

    var expected: String {
      let kept = beginning + String(repeating: unit, count: keptCount)
      return keptCount < count ? kept + "…" : kept
    }
  }

  @Test(
    "Long texts are cut before a scalar, and marked",
    arguments: [
      LongText(beginning: "", unit: "a", count: 4096, keptCount: 4096),
      LongText(beginning: "", unit: "a", count: 4097, keptCount: 4096),
      LongText(beginning: "", unit: "a", count: 4098, keptCount: 4096),
      LongText(beginning: "", unit: "é", count: 2049, keptCount: 2048),
      LongText(beginning: "a", unit: "é", count: 2049, keptCount: 2047),
      LongText(beginning: "", unit: "漢", count: 10_000, keptCount: 1365),
      LongText(beginning: "", unit: "🦊", count: 2000, keptCount: 1024),
      LongText(beginning: "a", unit: "🦊", count: 2000, keptCount: 1023),
      LongText(beginning: "abc", unit: "🦊", count: 2000, keptCount: 1023),
    ]
  )
  func longFields(sample: LongText) throws {
    let (text, expected) = (sample.text, sample.expected)
    let output = "\0\(Self.hash)\0\(text)\0\(text)\00 +0000\0\0\(text)\0\(text)\0\n\(text)\0"
    let bytes = Array(output.utf8)
    let middle = bytes.count / 2
    let halves = [Array(bytes[..<middle]), Array(bytes[middle...])]
    for pieces in [[bytes], halves, bytes.map { [$0] }] {
      let history = try history(pieces)
      #expect(try commits(pieces).map(\.subject) == [expected])
      #expect(history.contributors.map(\.author.name) == [expected])
      #expect(history.contributors.map(\.author.email) == [expected])
      #expect(history.files.map(\.path) == [expected])
    }
  }
}

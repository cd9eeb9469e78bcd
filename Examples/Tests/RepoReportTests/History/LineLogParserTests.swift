import Testing

@testable import DiptychRepoReport

@Suite struct LineLogParserTests {
  private static let first = String(repeating: "0123456789", count: 4)
  private static let second = String(repeating: "abcdef0123", count: 4)
  /// The last second of 2023 in Greenwich.
  private static let newYear = 1_704_067_199

  /// The output of git for three commits.
  ///
  /// The first commit renames a file, and changes a text file and a binary file. The second commit
  /// is a merge. In the time zone of the first author, the year 2024 has already begun.
  private static let output: String =
    "\0\(first)\0\(newYear) +0100\0\n12\t3\t\0old\0new\0-\t-\tpicture\0" + "7\t0\tb\"\n\tc\0"
    + "\0\(second)\0\(newYear) +0000\0"
    + "\0\(second.replacing("a", with: "0"))\0\(newYear) -0100\0\n1\t1\tnew\0"

  private static let files = ["new", "picture", "b\"\n\tc", "other"].map {
    ChangedFile(rawPath: Array($0.utf8), commitCount: 1)
  }

  private func lines(
    _ pieces: [[UInt8]],
    of files: [ChangedFile] = files,
    keepingCommits keptCommits: Int = 2,
    keepingFiles keepsFiles: Bool = false
  ) throws(ReportError) -> LineCounts {
    var parser = LineLogParser()
    var counter = LineCounter(of: files, keepingCommits: keptCommits, keepingFiles: keepsFiles)
    for piece in pieces {
      try piece.withUnsafeBufferPointer { piece throws(ReportError) in
        try parser.read(UnsafeRawBufferPointer(piece), into: &counter)
      }
    }
    try parser.finish(counter)
    return counter.result
  }

  private static let expected = LineCounts(
    commitCount: 3,
    total: LineCount(added: 20, removed: 4, binaryChangeCount: 1),
    files: [
      LineCount(added: 13, removed: 4), LineCount(binaryChangeCount: 1), LineCount(added: 7),
      LineCount(),
    ],
    days: [
      19_723: LineCount(added: 19, removed: 3, binaryChangeCount: 1),
      19_722: LineCount(added: 1, removed: 1),
    ],
    commits: [
      first: LineCount(added: 19, removed: 3, binaryChangeCount: 1), second: LineCount(),
    ]
  )

  @Test("A rename, a binary file, an odd path and a merge")
  func whole() throws {
    #expect(try lines([Array(Self.output.utf8)]) == Self.expected)
  }

  @Test("The files of the kept commits")
  func commitFiles() throws {
    let files = try lines([Array(Self.output.utf8)], keepingFiles: true).commitFiles
    #expect(
      files.changes(of: Self.first, limit: 2) == [
        CommitFiles.Change(path: "new", lines: LineCount(added: 12, removed: 3)),
        CommitFiles.Change(path: "picture", lines: LineCount(binaryChangeCount: 1)),
      ]
    )
    #expect(files.count(of: Self.first) == 3)
    #expect(files.changes(of: Self.second, limit: 2) == [])
    #expect(files.changes(of: "unknown", limit: 2) == [])
  }

  @Test("Wherever a chunk ends, the lines are the same")
  func pieces() throws {
    let bytes = Array(Self.output.utf8)
    for split in 0...bytes.count {
      #expect(try lines([Array(bytes[..<split]), Array(bytes[split...])]) == Self.expected)
    }
    #expect(try lines(bytes.map { [$0] }) == Self.expected)
  }

  @Test("Output that git never writes")
  func garbage() {
    let commit = "\0\(Self.first)\0\(Self.newYear) +0100\0"
    let cases: [(output: String, commits: Int)] = [
      ("x", 0),
      ("x\0", 0),
      ("\0abc\0", 0),
      ("\0\(Self.first)", 0),
      ("\0\(Self.first)\0", 1),
      ("\0\(Self.first)\0\(Self.newYear)", 1),
      ("\(commit)1\t2\tfile\0", 1),
      ("\(commit)\nfile\0", 1),
      ("\(commit)\n1\tfile\0", 1),
      ("\(commit)\n1\t2\tfile", 1),
      ("\(commit)\n-\t2\tfile\0", 1),
      ("\(commit)\n1\t-2\tfile\0", 1),
      ("\(commit)\n99999999999999999999\t2\tfile\0", 1),
      ("\(commit)\n1\t2\t\0old\0", 1),
      ("\(commit)\n1\t2\tfile\0\0file\0", 1),
      ("\(commit)\(commit.dropFirst())", 1),
    ]
    for (output, commits) in cases {
      #expect(throws: ReportError.unexpectedOutput(afterCommits: commits), "\(output)") {
        try lines([Array(output.utf8)])
      }
    }
  }

  @Test("A path is cut where the history cuts it")
  func longPath() throws {
    for length in [4096, 4097, 5000, 9000] {
      let path = String(repeating: "a", count: length)
      let file = ChangedFile(rawPath: Array(path.utf8.prefix(4097)), commitCount: 1)
      let output =
        "\0\(Self.first)\0\(Self.newYear) +0100\0\n1\t2\t\(path)\0"
        + "\0\(Self.second)\0\(Self.newYear) +0100\0\n0\t3\t\0x\0\(path)\0"
      let bytes = Array(output.utf8)
      for pieces in [[bytes], bytes.map { [$0] }] {
        #expect(try lines(pieces, of: [file]).files == [LineCount(added: 1, removed: 5)])
      }
    }
  }
}

import DiptychExampleTesting
import Foundation
import Testing

@testable import DiptychRepoReport

@Suite struct HistoryTests {
  @Test("The sample's sums")
  func sample() async throws {
    try await FixtureRepository.with(.sample) { fixture in
      let history = try fixture.history
      #expect(history.commitCount == 60)
      #expect(history.mergeCount == 4)
      #expect(history.undatedCommitCount == 0)
      #expect(history.fileCount == 12)
      let contributors = history.contributors.map { contributor in
        "\(contributor.commitCount) \(contributor.author.name) <\(contributor.author.email)>"
      }
      #expect(
        contributors == [
          "19 Grace Hopper <grace@example.org>", "15 Ada Lovelace <ada@example.org>",
          "15 王小明 <xiaoming@example.org>", "8 Zoë Müller <zoe@example.org>",
          "3 🦊 Renard <renard@example.org>",
        ]
      )
      #expect(
        history.files.map { "\($0.commitCount) \($0.path)" } == [
          "21 Package.swift", "13 Sources/Bistro/MenuParser.swift", "12 Sources/Bistro/Order.swift",
          "11 README.md", "9 Sources/Bistro/Menu.swift", "9 Sources/Bistro/Receipt.swift",
          "8 Sources/Bistro/Table.swift", "6 Sources/Bistro/Price.swift",
          "6 Tests/BistroTests/MenuTests.swift", "4 Tests/BistroTests/ReceiptTests.swift",
          "4 docs/menü.md", "2 Tests/BistroTests/OrderTests.swift",
        ]
      )
      #expect(
        history.months.map { "\($0.month) \($0.commitCount)" } == [
          "2024-01 4", "2024-02 3", "2024-03 5", "2024-04 4", "2024-05 5", "2024-06 4",
          "2024-07 3", "2024-08 6", "2024-09 4", "2024-10 4", "2024-11 5", "2024-12 4",
          "2025-01 5", "2025-02 4",
        ]
      )
      #expect(
        Weekday.allCases.map { history.week.commitCount(on: $0) } == [5, 10, 9, 6, 13, 10, 7]
      )
      #expect(
        (0..<24).map { history.week.commitCount(at: $0) } == [
          2, 0, 2, 0, 0, 2, 6, 2, 3, 7, 3, 3, 2, 4, 2, 5, 3, 3, 2, 6, 2, 1, 0, 0,
        ]
      )
      let commits = try await fixture.commits()
      #expect(commits.count == 60)
      let newest = Commit(
        hash: "1201cd5843485b91973706f55d221da2b1726a09",
        abbreviatedHash: "1201cd5",
        author: Author(name: "Grace Hopper", email: "grace@example.org"),
        date: history.dates?.upperBound,
        parents: [
          "1aafb57d84d0c31c2960bfffa74fbeb410caecd9", "b23d495b4a89b8208411b6bbd6691a35fcec7992",
        ],
        subject: "Merge branch 'side'"
      )
      #expect(commits.first == newest)
      #expect(history.dates?.lowerBound.description == "2024-01-10T10:00:00-05:00")
      #expect(history.dates?.upperBound.description == "2025-02-28T07:00:00-05:00")
    }
  }

  @Test("The sums equal git's")
  func comparison() async throws {
    try await FixtureRepository.with(.generated(commits: 1200)) { fixture in
      let history = try fixture.history
      #expect(try shortlog(history) == fixture.run("shortlog", "-sn", "HEAD"))
      #expect(history.existingFileCount == history.fileCount)

      let commits = try await fixture.commits().map { commit in
        let date = commit.date?.description ?? ""
        let head = "\(commit.hash) \(commit.abbreviatedHash) \(commit.author.name)"
        return "\(head) \(date) \(commit.subject)\n"
      }
      #expect(try commits.joined() == fixture.run("log", "--format=%H %h %an %aI %s"))

      var changes: [String: Int] = [:]
      for path in try fixture.run("log", "--format=", "--name-only").split(separator: "\n") {
        changes[String(path), default: 0] += 1
      }
      let files = history.files.map { ($0.path, $0.commitCount) }
      #expect(Dictionary(uniqueKeysWithValues: files) == changes)
      #expect(history.fileCount == changes.count)
    }
  }

  /// Returns the contributors in the format of `git shortlog --summary --numbered`.
  private func shortlog(_ history: History) -> String {
    history.contributors.map {
      "\(String($0.commitCount).leftPadded(to: 6))\t\($0.author.name)\n"
    }.joined()
  }

  @Test("A history keeps only the requested number of files")
  func limits() async throws {
    try await FixtureRepository.with(.generated(commits: 1200)) { fixture in
      var counts: [Int] = []
      let some = try History(
        reading: fixture.repository,
        using: fixture.git,
        keepingFiles: 2
      ) { counts.append($0) }
      let all = try fixture.history
      #expect(some.files == Array(all.files.prefix(2)))
      #expect(some.commitCount == 1200)
      #expect(some.fileCount == all.fileCount)
      #expect(some.contributors == all.contributors)
      #expect(counts.last == 1200)
      #expect(counts == counts.sorted())
      let neighbours = zip(counts, counts.dropFirst().dropLast())
      #expect(neighbours.allSatisfy { (from: Int, to: Int) in to - from >= 500 })
    }
  }

  @Test("Settings that change git log change nothing here")
  func settings() async throws {
    try await FixtureRepository.with(.sample) { fixture in
      let expected = try fixture.history
      let settings = [
        "log.showSignature=true", "log.showRoot=false", "log.abbrevCommit=true",
        "log.decorate=full", "log.date=relative", "log.follow=true", "log.mailmap=false",
        "log.diffMerges=first-parent", "diff.relative=true", "diff.orderFile=/nonexistent",
        "diff.renames=copies", "diff.external=false", "diff.noprefix=true",
        "diff.wsErrorHighlight=all",
        "color.ui=always", "core.pager=false", "pager.log=true", "core.quotePath=true",
        "core.abbrev=7", "format.pretty=oneline", "format.notes=true",
        "i18n.logOutputEncoding=UTF-16",
        "alias.log=!false",
      ]
      for setting in settings {
        let (name, value) = try #require(setting.split(separator: "=").map(String.init).pair)
        try fixture.run("config", name, value)
      }
      #expect(try fixture.history == expected)

      // Starts in a subfolder; `diff.relative` would restrict the files to it.
      try fixture.folder.makeFolder("bistro/docs")
      let below = try Repository(at: "\(fixture.path)/docs", using: fixture.git)
      let history = try History(
        reading: below,
        using: fixture.git,
        keepingFiles: 1000
      )
      #expect(history == expected)
    }
  }

  @Test("The mail map and equal names join authors, as for git shortlog")
  func identities() async throws {
    var stream = FastImportStream()
    let people = [
      ("Amina Okafor", "amina@example.org", 5), ("Amina Okafor", "amina@home.example", 2),
      ("amina", "amina@old.example", 3), ("Zoe", "zoe@example.org", 4),
      ("zoe", "zoe@example.org", 4), ("Émile", "emile@example.org", 4),
      ("Jonas", "JONAS@example.org", 1), ("Jonas L", "jonas@example.org", 2), ("", "", 2),
      ("", "nameless@example.org", 1),
    ]
    for (index, (name, email, count)) in people.enumerated() {
      for number in 0..<count {
        stream.commit(
          "\(index) \(number)",
          by: FastImportStream.Author(name, email),
          date: "\(1_700_000_000 + index * 1000 + number) +0000",
          files: ["file\(index)"]
        )
      }
    }
    try await FixtureRepository.with(stream) { fixture in
      let names = try fixture.history.contributors.map(\.author.name)
      #expect(try shortlog(fixture.history) == fixture.run("shortlog", "-sn", "HEAD"))
      #expect(names.count == 8)
      try fixture.folder.write(
        """
        # A name for an address, an address for another one, both for both.
        Amina Okafor <amina@old.example>
        <amina@example.org> <amina@home.example>
        Jonas Lindqvist <jonas@example.org> Jonas L <jonas@example.org>
        Jonas Lindqvist <jonas@example.org>

        """,
        to: "bistro/.mailmap"
      )
      let history = try fixture.history
      #expect(try shortlog(history) == fixture.run("shortlog", "-sn", "HEAD"))
      let contributors = history.contributors.map { contributor in
        let addresses = contributor.emails.joined(separator: ", ")
        return "\(contributor.commitCount) \(contributor.author.displayName) <\(addresses)>"
      }
      #expect(
        contributors == [
          "10 Amina Okafor <amina@example.org, amina@old.example>", "4 Zoe <zoe@example.org>",
          "4 zoe <zoe@example.org>", "4 Émile <emile@example.org>",
          "3 unknown <, nameless@example.org>",
          "3 Jonas Lindqvist <jonas@example.org, JONAS@example.org>",
        ]
      )
      let dates = try #require(history.contributors.first?.dates)
      #expect(dates.lowerBound.secondsSinceEpoch == 1_700_000_000)
      #expect(dates.upperBound.secondsSinceEpoch == 1_700_002_002)
    }
  }

  @Test("Hostile texts arrive as they are, repaired and cut")
  func hostile() async throws {
    try await FixtureRepository.with(.hostile) { fixture in
      let history = try fixture.history
      let run = String(repeating: "A", count: 4096) + "…"
      let subjects = try await fixture.commits().map(\.subject)
      #expect(
        subjects == [
          "👩‍👩‍👧‍👦 🇩🇪 🏳️‍🌈",
          "e" + String(repeating: "\u{301}", count: 500),
          "back\\slash \u{8}\u{8} tab\tand\u{B}\u{C}more",
          "",
          "f\u{FFFD}\u{FFFD}(\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}",
          String(repeating: "漢", count: 1365) + "…",
          run,
          "\u{202E}gnp.exe \u{200F}\u{2067}",
          "<script>alert(1)</script> & \"quotes\" 'too'",
          "\u{1B}]0;title\u{7} \u{1B}[2J\u{9B}1m",
        ]
      )
      let names = [
        "", "\u{1B}[31mRed\u{1B}[0m", "../../etc/passwd", "&amp;\"'", run, "Wide", "Zalgo",
        "f\u{FFFD}\u{FFFD}(\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}", "\u{202E}derorrim\u{2066}",
        "👩‍👩‍👧‍👦",
      ]
      #expect(history.contributors.map(\.author.name).sorted() == names.sorted())
      #expect(
        Set(history.files.map(\.path)) == [
          "esc\u{1B}[1m", "<b>&.txt", "\u{202E}cod.exe", String(repeating: "A", count: 200), "wide",
          "f\u{FFFD}\u{FFFD}(\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}", "line\nbreak", "\\back", " space ",
          "👨‍💻",
        ]
      )
    }
  }

  @Test("Commits with broken clocks do not stretch the activity")
  func absurdDates() async throws {
    var stream = FastImportStream()
    let ada = FastImportStream.Author("Ada", "ada@example.org")
    for date in [
      "1700000000 +0000", "9223372036854775 +0000", "1702592000 +9959", "99999999999 +0000",
      "0 -1200",
    ] {
      stream.commit(date, by: ada, date: date, files: ["a"])
    }
    try await FixtureRepository.with(stream) { fixture in
      let history = try fixture.history
      #expect(
        try await fixture.commits().map(\.date?.description) == [
          "1969-12-31T12:00:00-12:00", nil, "2023-12-14T22:13:20+00:00", nil,
          "2023-11-14T22:13:20+00:00",
        ]
      )
      #expect(history.undatedCommitCount == 2)
      #expect(history.months.count == 649)
    }
  }

  @Test("A commit that is missing is an error, not a shorter history")
  func brokenRepository() async throws {
    try await FixtureRepository.with(.sample) { fixture in
      try fixture.folder.write("\(String(repeating: "1", count: 40))\n", to: "bistro/.git/HEAD")
      let repository = try fixture.repository
      let expected = ReportError.gitFailed(
        command: "log",
        status: 128,
        message: "bad object \(String(repeating: "1", count: 40))"
      )
      #expect(throws: expected) {
        try History(
          reading: repository,
          using: fixture.git,
          keepingFiles: 1
        )
      }
    }
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

extension Array {
  /// The elements of an array of two, or nil.
  fileprivate var pair: (Element, Element)? { count == 2 ? (self[0], self[1]) : nil }
}

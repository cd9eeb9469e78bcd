extension FastImportStream {
  /// The history of a small program: 60 commits, 5 authors, 14 months, 12 files, 4 merges, 2 tags.
  static let sample: FastImportStream = {
    let authors: [(author: Author, zone: String)] = [
      (Author("Ada Lovelace", "ada@example.org"), "+0000"),
      (Author("Grace Hopper", "grace@example.org"), "-0500"),
      (Author("王小明", "xiaoming@example.org"), "+0800"),
      (Author("Zoë Müller", "zoe@example.org"), "+0100"),
      (Author("🦊 Renard", "renard@example.org"), "+0200"),
    ]
    let verbs = ["Add", "Test", "Fix", "Document", "Simplify", "Speed up"]
    let subjects = [
      "the menu parser", "order totals", "table reservations", "the kitchen queue",
      "price rounding", "the receipt layout", "opening hours", "search by ingredient",
      "the waiter's view", "allergy warnings",
    ]
    let files = [
      "Package.swift", "README.md", "Sources/Bistro/Menu.swift", "Sources/Bistro/MenuParser.swift",
      "Sources/Bistro/Order.swift", "Sources/Bistro/Price.swift", "Sources/Bistro/Receipt.swift",
      "Sources/Bistro/Table.swift", "Tests/BistroTests/MenuTests.swift",
      "Tests/BistroTests/OrderTests.swift", "Tests/BistroTests/ReceiptTests.swift",
      "docs/menü.md",
    ]
    var random = LinearCongruence(state: 1949)
    // The first commit is on Monday, 2024-01-08, 08:00 UTC. 60 steps of a week reach the fourteenth
    // month.
    var seconds = 1_704_700_800
    var stream = FastImportStream()
    for index in 0..<60 {
      // The smaller of two random numbers is used, so that the first authors and files have most of
      // the commits.
      let (author, zone) = authors[min(random.next(below: 5), random.next(below: 5))]
      let date =
        "\(seconds + random.next(below: 7) * 86_400 + random.next(below: 11) * 3600) \(zone)"
      let changed = Set(
        (0...random.next(below: 3)).map { _ in
          files[min(random.next(below: 12), random.next(below: 12))]
        }
      )
      if index % 15 == 14 {
        let side = stream.commit(
          "Try a side dish",
          by: author,
          date: date,
          branch: "side",
          from: stream.commitCount,
          files: ["docs/menü.md"]
        )
        stream.commit(
          "Merge branch 'side'",
          by: author,
          date: date,
          from: side - 1,
          merging: [side]
        )
      } else if index % 15 != 13 {
        stream.commit(
          "\(verbs[index % 6]) \(subjects[index * 7 % 10])",
          by: author,
          date: date,
          files: changed.sorted()
        )
      }
      seconds += 7 * 86_400
    }
    stream.tag("v1.0", mark: 30)
    stream.tag("v2.0", mark: 60)
    return stream
  }()

  /// A history whose names, subjects and paths attack terminals, pages, layouts and parsers.
  static let hostile: FastImportStream = {
    let run = String(repeating: "A", count: 10_000)
    let wide = String(repeating: "漢", count: 10_000)
    let invalid: [UInt8] = [0x66, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0xF0, 0x9F, 0x98]
    let attacks: [(author: Author, message: [UInt8], path: [UInt8])] = [
      (
        Author("\u{1B}[31mRed\u{1B}[0m", "esc@example.org"),
        Array("\u{1B}]0;title\u{7} \u{1B}[2J\u{9B}1m".utf8), Array("esc\u{1B}[1m".utf8)
      ),
      (
        Author("&amp;\"'", "\"onload=alert(1)"),
        Array("<script>alert(1)</script> & \"quotes\" 'too'".utf8), Array("<b>&.txt".utf8)
      ),
      (
        Author("\u{202E}derorrim\u{2066}", "rtl@example.org"),
        Array("\u{202E}gnp.exe \u{200F}\u{2067}".utf8), Array("\u{202E}cod.exe".utf8)
      ),
      (Author(run, "run@example.org"), Array(run.utf8), Array(String(run.prefix(200)).utf8)),
      (Author("Wide", "wide@example.org"), Array(wide.utf8), Array("wide".utf8)),
      (Author(name: invalid, email: invalid), invalid, invalid),
      (Author("", ""), [], Array("line\nbreak".utf8)),
      (
        Author("../../etc/passwd", "path@example.org"),
        Array("back\\slash \u{8}\u{8} tab\tand\u{B}\u{C}more".utf8), Array("\\back".utf8)
      ),
      (
        Author("Zalgo", "z@example.org"),
        Array(("e" + String(repeating: "\u{301}", count: 500)).utf8), Array(" space ".utf8)
      ),
      (Author("👩‍👩‍👧‍👦", "family@example.org"), Array("👩‍👩‍👧‍👦 🇩🇪 🏳️‍🌈".utf8), Array("👨‍💻".utf8)),
    ]
    var stream = FastImportStream()
    for (index, attack) in attacks.enumerated() {
      stream.commit(
        attack.message,
        by: attack.author,
        date: "\(1_700_000_000 + index * 86_400) +0000",
        files: [attack.path]
      )
    }
    return stream
  }()

  /// Returns a history of 40 commits in ten days, with a subject of 200 letters and a long name.
  static func young(contributors: Int, files: Int) -> FastImportStream {
    let words = "Describe what a very long subject does to the columns beside it, and "
    let longSubject = String(String(repeating: words, count: 3).prefix(200))
    var stream = FastImportStream()
    for index in 0..<40 {
      let author = index * index % 7 % contributors
      let name =
        author == 0 ? "Bartholomew Maximilian Featherstonehaugh" : "Author \(author)"
      let seconds = 1_736_150_400 + index * 21_600
      let changed: [Int] = (0..<files).filter { index % ($0 + 1) == 0 }
      stream.commit(
        index == 37 ? longSubject : "Change number \(index)",
        by: Author(name, "author\(author)@example.org"),
        date: "\(seconds) +0000",
        files: changed.map { "Sources/Kitchen/File\($0).swift" }
      )
    }
    return stream
  }

  /// Returns a history of any length, for comparisons with git's own sums and for measurements.
  static func generated(
    commits: Int,
    authors: Int = 30,
    files: Int = 200
  ) -> FastImportStream {
    var random = LinearCongruence(state: 7)
    var stream = FastImportStream()
    var seconds = 1_500_000_000
    for index in 0..<commits {
      let author = min(random.next(below: authors), random.next(below: authors))
      seconds += random.next(below: 9000)
      let paths = (0...random.next(below: 5)).map { _ in
        let file = min(random.next(below: files), random.next(below: files))
        return "Sources/Module\(file % 12)/File\(file).swift"
      }
      stream.commit(
        "Change number \(index) of the generated history",
        by: Author("Author \(author)", "author\(author)@example.org"),
        date: "\(seconds) \(["+0000", "+0100", "-0730", "+0545"][author % 4])",
        files: Set(paths).sorted()
      )
    }
    return stream
  }
}

/// A linear congruential generator with Knuth's constants for MMIX, which gives the same numbers
/// everywhere.
private struct LinearCongruence {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}

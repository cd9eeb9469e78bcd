import DiptychExampleTesting
import DiptychTesting
import Testing

@testable import DiptychRepoReport

@Suite("The pages of commits")
struct CommitPagesTests {
  private static let ada = FastImportStream.Author("Ada Lovelace", "ada@example.org")

  /// Commits with several kinds of messages: paragraphs, a long subject, several lines without a
  /// paragraph, no message, and a merge.
  private static let messages: FastImportStream = {
    var stream = FastImportStream()
    func date(_ day: Int) -> String { "\(1_736_150_400 + day * 86_400) +0100" }
    stream.commit(
      "Take orders\r\n\r\nWaiters wrote them down.\r\n\r\n  - by table\r\n  - by dish\r\n",
      by: ada,
      date: date(0),
      files: ["Sources/Order.swift", "docs/menü.md"]
    )
    stream.commit(
      String(repeating: "A subject without an end ", count: 12),
      by: ada,
      date: date(1),
      files: ["Sources/Order.swift"]
    )
    stream.commit(
      "Count dishes\n  by hand\n",
      by: ada,
      date: date(2),
      files: ["Sources/Dish.swift"]
    )
    stream.commit("", by: ada, date: "99999999999999 +0000")
    let side = stream.commit("Side dish", by: ada, date: date(3), branch: "side", from: 3)
    stream.commit("Merge branch 'side'", by: ada, date: date(4), from: 4, merging: [side])
    return stream
  }()

  /// Writes the pages, and returns them by path.
  private func pages(
    of fixture: FixtureRepository,
    _ options: String...
  ) async throws -> [String: String] {
    let site = fixture.folder.path(of: "site")
    let run = try await ProgramRun(
      [fixture.path, "--html", site, "--commit-pages"] + options,
      in: fixture.folder
    )
    #expect(run.status == 0)
    #expect(run.error == "")
    return try fixture.folder.contents(of: "site")
  }

  /// Returns a page in lines, without the name of its stylesheet.
  private func lines(_ page: String?) -> String {
    (page ?? "none").replacing(/style\.[0-9a-f]{16}\.css/, with: "style.….css")
      .replacing("><", with: ">\n<")
  }

  /// Returns the content between the header and the footer of a page.
  private func main(_ page: String?) throws -> String {
    let page = try #require(page)
    let main = try #require(page.firstMatch(of: /(?s)<main.*<\/main>/))
    return lines(String(main.0))
  }

  @Test("A page with a message, files and both neighbours")
  func page() async throws {
    try await FixtureRepository.with(.sample) { fixture in
      let commits = try await fixture.commits()
      let pages = try await pages(of: fixture)
      let commit = try #require(commits.first { $0.parents.count == 1 && $0 != commits[0] })
      expectSnapshot(
        of: lines(pages["commits/\(commit.hash).html"]),
        as: .text(extension: "html")
      )
    }
  }

  @Test("Messages with paragraphs, a long subject, lines without a paragraph, none, and a merge")
  func messages() async throws {
    try await FixtureRepository.with(Self.messages) { fixture in
      let pages = try await pages(of: fixture)
      for (number, commit) in try await fixture.commits().reversed().enumerated() {
        expectSnapshot(
          of: try main(pages["commits/\(commit.hash).html"]),
          named: "commit-\(number + 1)",
          as: .text(extension: "html")
        )
      }
    }
  }

  @Test("Every commit of every table leads to its page, and its page to its row")
  func links() async throws {
    try await FixtureRepository.with(.generated(commits: 120, authors: 3)) { fixture in
      let commits = try await fixture.commits()
      let pages = try await pages(of: fixture)
      for (index, commit) in commits.enumerated() {
        let page = try #require(pages["commits/\(commit.hash).html"])
        let neighbours = [index - 1, index + 1].filter(commits.indices.contains)
        let others = destinations(in: page).filter { !$0.contains("contributors/") }
        let list = index / 100 + 1
        var expected: Set = [
          "../index.html", "1.html", "../index.html#files", "\(list).html#c\(commit.hash)",
        ]
        for neighbour in neighbours { expected.insert("\(commits[neighbour].hash).html") }
        #expect(Set(others) == expected)
      }
      // The breadcrumbs lead to the ids of the rows on the pages of the list.
      for (number, rows) in [(1, commits[..<100]), (2, commits[100...])] {
        let page = try #require(pages["commits/\(number).html"])
        let links = page.matches(of: /<a href="([^"]*)" id="c([^"]*)"><code>/)
        #expect(links.map { String($0.1) } == rows.map { "\($0.hash).html" })
        #expect(links.map { String($0.2) } == rows.map(\.hash))
      }
      let index = destinations(in: try #require(pages["index.html"]))
      #expect(commits.prefix(10).allSatisfy { index.contains("commits/\($0.hash).html") })
      let newest = try #require(commits.first { $0.author.name == "Author 0" })
      let contributor = destinations(in: try #require(pages["contributors/1.html"]))
      #expect(contributor.contains("../commits/\(newest.hash).html"))
    }
  }

  /// Returns the destinations of the links on a page.
  private func destinations(in page: String) -> [String] {
    page.split(separator: "<a href=\"").dropFirst().map { part in
      String(part.prefix { $0 != "\"" })
    }
  }

  @Test("A commit more changes the pages of its parent and of no other commit")
  func update() async throws {
    try await FixtureRepository.with(.generated(commits: 40)) { fixture in
      let before = try await pages(of: fixture, "--no-lines")
      let author = try #require(try fixture.history.contributors.first?.author)
      try fixture.run(
        arguments: [
          "-c", "user.name=\(author.name)", "-c", "user.email=\(author.email)", "commit",
          "--quiet", "--allow-empty", "--message", "One more",
        ]
      )
      let after = try await pages(of: fixture, "--no-lines")
      let newest = try await fixture.commits().prefix(2).map { "commits/\($0.hash).html" }
      let changed = after.filter {
        $0.key.hasSuffix(".html") && $0.key.count > 24
          && lines(before[$0.key]) != lines($0.value)
      }
      .map(\.key)
      #expect(Set(changed) == Set(newest))
    }
  }

  @Test("Hostile names, messages and paths stay text")
  func hostile() async throws {
    var stream = FastImportStream.hostile
    stream.commit(
      "Attack\n\n\u{1B}]0;title\u{7} \u{202E}gnp.exe\n</code></pre><script>alert(1)</script>\n"
        + "\u{2028}\u{0B}\u{0C}\r tab\t" + String(repeating: "A", count: 300),
      by: FastImportStream.Author("\"&lt;\u{1B}[31m", "x@example.org"),
      date: "1701000000 +0000",
      files: ["<script>.txt"]
    )
    try await FixtureRepository.with(stream) { fixture in
      let pages = try await pages(of: fixture)
      #expect(pages.count { $0.key.count > 24 && $0.key.hasSuffix(".html") } == stream.commitCount)
      for (path, page) in pages where path.hasSuffix(".html") {
        #expect(!page.contains("<script"), "\(path)")
        let controls = page.unicodeScalars.filter {
          ($0 != "\n" && $0 != "\t" && $0.properties.generalCategory == .control)
            || $0 == "\u{202E}"
        }
        #expect(controls.isEmpty, "\(path)")
      }
      let newest = try #require(try await fixture.commits().first)
      expectSnapshot(
        of: try main(pages["commits/\(newest.hash).html"]),
        as: .text(extension: "html")
      )
    }
  }
}

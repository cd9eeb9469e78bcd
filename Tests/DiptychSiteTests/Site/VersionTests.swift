import Diptych
import DiptychExampleTesting
import DiptychSite
import Foundation
import Synchronization
import Testing

@Suite("Pages with a version") struct VersionTests {
  /// The paths of the pages that were rendered.
  private final class Rendered: Sendable {
    private let paths = Mutex<[String]>([])

    func add(_ path: String) { paths.withLock { $0.append(path) } }

    /// Returns the paths so far, and forgets them.
    func take() -> [String] {
      paths.withLock { paths in
        defer { paths = [] }
        return paths.sorted()
      }
    }
  }

  private let rendered = Rendered()

  private func page(_ path: String, _ text: String, color: Color? = nil, title: String) -> Page {
    Page(SitePath(path), title: title) { [rendered] in
      let _ = rendered.add(path)
      Heading(path, level: 1)
      if let color { Text(text).foregroundStyle(color) } else { Text(text) }
    }
  }

  /// A site whose pages have their texts as versions.
  private func site(
    _ texts: [String: String] = ["a": "one", "b/c": "two", "d": "three"],
    colors: [String: Color] = [:],
    titles: [String: String] = [:],
    style: PageStyle = .folder,
    theme: Theme? = nil,
    isIndexed: Bool = false,
    feed: String? = nil
  ) -> Site {
    Site(address: "https://example.org/", style: style, theme: theme) {
      for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
        page(path, text, color: colors[path], title: titles[path] ?? path)
          .published(Date(timeIntervalSinceReferenceDate: 0))
          .version("\(text) \(colors[path].map { "\($0)" } ?? "")")
      }
      if isIndexed { SearchIndex() }
      if let feed { AtomFeed(title: feed, author: "Ada") }
    }
  }

  /// Expects that a folder equals the first write of a site.
  private func expectFresh(_ site: Site, in folder: TemporaryFolder) async throws {
    let fresh = "fresh-\(UUID())"
    try await site.write(to: folder.path(of: fresh))
    let contents = try folder.contents(of: "out")
    let expected = try folder.contents(of: fresh)
    #expect(contents == expected)
    _ = rendered.take()
  }

  @Test("A page is rendered when its version has changed, and in the first write")
  func versions() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      try await site().write(to: out)
      #expect(rendered.take() == ["a", "b/c", "d"])
      #expect(try await site().write(to: out).isEmpty)
      #expect(rendered.take() == [])
      try await expectFresh(site(), in: folder)

      let changed = site(["a": "one", "b/c": "2", "d": "three"])
      let plan = try await changed.write(to: out)
      #expect(plan.changed == ["b/c/index.html"])
      #expect(rendered.take() == ["b/c"])
      try await expectFresh(changed, in: folder)
      #expect(try await changed.plan(for: out).isEmpty)
      #expect(rendered.take() == [])
    }
  }

  @Test("A page without a version is rendered in each write")
  func noVersion() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      let site = Site {
        page("a", "one", title: "A").version("one")
        page("b", "two", title: "B")
      }
      try await site.write(to: out)
      #expect(rendered.take() == ["a", "b"])
      try await site.write(to: out)
      #expect(rendered.take() == ["b"])
    }
  }

  @Test("Pages that are kept get the new name of their stylesheet, which loses no rule of theirs")
  func sheets() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      let first = site(colors: ["a": .red])
      try await first.write(to: out)
      _ = rendered.take()
      let second = site(colors: ["a": .red, "d": Color(red: 1, green: 2, blue: 3)])
      let plan = try await second.write(to: out)
      #expect(plan.changed == ["a/index.html", "b/c/index.html", "d/index.html"])
      #expect(rendered.take() == ["d"])
      try await expectFresh(second, in: folder)
      // And a rule that no page has any more goes away.
      let third = site(colors: ["d": Color(red: 1, green: 2, blue: 3)])
      try await third.write(to: out)
      #expect(rendered.take() == ["a"])
      try await expectFresh(third, in: folder)
    }
  }

  @Test("What pages may show of others, or of the site, makes all of them be rendered")
  func basis() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      let sites: [(Site, Int)] = [
        (site(titles: ["a": "A"]), 3), (site(["a": "one", "d": "three"]), 2),
        (site(style: .file), 3), (site(theme: .highContrast), 3), (site(isIndexed: true), 3),
        (site(feed: "News"), 3),
      ]
      for (site, count) in sites {
        try await self.site().write(to: out)
        _ = rendered.take()
        try await site.write(to: out)
        #expect(rendered.take().count == count)
        try await expectFresh(site, in: folder)
      }
    }
  }

  @Test("A theme is compared as far as it is CSS; all pages of another one are rendered")
  func themes() async throws {
    var lines = Theme.standard
    lines.tableBorder = .square
    var signs = Theme.standard
    signs.glyphs.success = "+"
    let rules = try Theme.standard.rules("p { margin: 0 }")
    for (theme, isKept) in [(rules, true), (lines, false), (signs, false), (.monochrome, false)] {
      try await TemporaryFolder.with { folder in
        let out = folder.path(of: "out")
        try await site(theme: theme).write(to: out)
        _ = rendered.take()
        try await site(theme: theme).write(to: out)
        #expect(rendered.take() == (isKept ? [] : ["a", "b/c", "d"]))
        try await site(theme: .standard).write(to: out)
        #expect(rendered.take() == ["a", "b/c", "d"])
      }
    }
  }

  @Test("A file that somebody has changed or removed is rendered again")
  func files() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      try await site().write(to: out)
      _ = rendered.take()
      let page = try #require(try folder.contents(of: "out")["a/index.html"])
      try folder.write("\(page) ", to: "out/a/index.html")
      #expect(try await site().write(to: out).changed == ["a/index.html"])
      #expect(rendered.take() == ["a"])
      try FileManager.default.removeItem(atPath: "\(out)/d/index.html")
      #expect(try await site().write(to: out).added == ["d/index.html"])
      #expect(rendered.take() == ["d"])
      try await expectFresh(site(), in: folder)
    }
  }

  @Test("Records that name rules which no sheet has are not believed")
  func damage() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      let site = site(colors: ["a": .red])
      try await site.write(to: out)
      let records = try #require(try folder.contents(of: "out")[".diptych-pages"])
      let line = try #require(records.split(separator: "\n").first { $0.hasPrefix("page\ta/") })
      let rules = String(line.split(separator: "\t", omittingEmptySubsequences: false)[6])
      for other in ["x", "\(rules) other", "ffffffffffffffff", ""] {
        _ = rendered.take()
        let damaged = records.replacing(line, with: line.replacing(rules, with: other))
        try folder.write(damaged, to: "out/.diptych-pages")
        #expect(try await site.write(to: out).isEmpty)
        #expect(rendered.take() == ["a"])
        let repaired = try folder.contents(of: "out")[".diptych-pages"]
        #expect(repaired == records)
      }
    }
  }

  @Test("Records with a rule of an unknown kind are not believed", arguments: ["10", "x", ""])
  func kinds(other: String) async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      let site = site(colors: ["a": .red])
      try await site.write(to: out)
      _ = rendered.take()
      let records = try #require(try folder.contents(of: "out")[".diptych-pages"])
      let line = try #require(records.split(separator: "\n").first { $0.hasPrefix("sheet\t") })
      var fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      fields[4] = other[...]
      let damaged = records.replacing(line, with: fields.joined(separator: "\t"))
      try folder.write(damaged, to: "out/.diptych-pages")
      #expect(try await site.write(to: out).isEmpty)
      #expect(rendered.take() == ["a", "b/c", "d"])
      try await expectFresh(site, in: folder)
    }
  }

  @Test("A folder of a shard becomes one of the whole site, and the other way round")
  func shard() async throws {
    try await TemporaryFolder.with { folder in
      let (out, only) = (folder.path(of: "out"), try Shard(0, of: 1))
      try await site().write(only, to: out)
      try await site().write(to: out)
      try await expectFresh(site(), in: folder)
      try await site().write(only, to: out)
      try await site().write(only, to: folder.path(of: "shard"))
      let contents = try folder.contents(of: "out")
      #expect(contents == (try folder.contents(of: "shard")))
    }
  }

  @Test("A page that shows the failure of a load is loaded again")
  func failure() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      let answers = Mutex<[Result<[String], Offline>]>([
        .failure(Offline()), .success(["Ada"]), .success(["Grace"]),
      ])
      let site = Site {
        Page("team", title: "Team", loads: .optional) {
          Heading("Team", level: 1)
          AsyncValueView(
            store: AsyncStore(fetch: { try answers.withLock { $0.removeFirst() }.get() })
          ) { names in
            List(names, id: \.self) { Text($0) }
          }
        }.version("1")
      }
      let first = try await site.write(to: out)
      let second = try await site.write(to: out)
      let third = try await site.write(to: out)
      #expect(first.added.count == 2)
      #expect(second.changed.count == 1)
      #expect(third.isEmpty)
      let left = answers.withLock { $0.count }
      #expect(left == 1)
    }
  }

  private struct Offline: Error {}

  @Test("Shards keep their pages, and a merge knows them again")
  func shards() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      let shards = [folder.path(of: "0"), folder.path(of: "1")]
      func write(_ site: Site) async throws {
        for (index, shard) in shards.enumerated() {
          try await site.write(Shard(index, of: 2), to: shard)
        }
        try await site.merge(shards: shards, to: out)
      }
      try await write(site())
      _ = rendered.take()
      let changed = site(["a": "one", "b/c": "2", "d": "three"], colors: ["b/c": .red])
      try await write(changed)
      #expect(rendered.take() == ["b/c"])
      try await expectFresh(changed, in: folder)
      #expect(try await changed.write(to: out).isEmpty)
      #expect(rendered.take() == [])
    }
  }
}

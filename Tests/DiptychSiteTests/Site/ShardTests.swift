import Diptych
import DiptychExampleTesting
import Foundation
import Testing

@testable import DiptychSite

@Suite("Shards of a site") struct ShardTests {
  private func site(_ count: Int = 40, reversed: Bool = false, color: Color = .red) -> Site {
    let numbers = reversed ? Array((0..<count).reversed()) : Array(0..<count)
    return Site(address: "https://example.org/") {
      for number in numbers {
        Page(SitePath("page/\(number)"), title: "Page \(number)") {
          Heading("Page \(number)", level: 1)
          PageLink("Next", to: SitePath("page/\((number + 1) % count)"))
          if number % 3 == 0 { Text("colour").foregroundStyle(color) }
        }
      }
      Page(
        "other",
        title: "Other",
        document: { settings in
          Document(title: "Other", language: "en", theme: .highContrast) {
            Heading("Other", level: 1)
          }
        }
      )
      Asset("logo.svg", text: "<svg/>", isHashed: true)
      Sitemap()
      SearchIndex()
    }
  }

  @Test("Merged shards are one write, byte for byte", arguments: [1, 3, 16])
  func merge(count: Int) async throws {
    try await TemporaryFolder.with { folder in
      try await site().write(to: folder.path(of: "whole"))
      var shards: [String] = []
      for index in (0..<count).reversed() {
        shards.append(folder.path(of: "shard-\(index)"))
        // The pages of a shard do not depend on the order of all pages.
        try await site(reversed: index % 2 == 0).write(
          shard: index,
          of: count,
          to: shards.last ?? ""
        )
      }
      try await site().merge(shards: shards, to: folder.path(of: "merged"))
      let whole = try folder.contents(of: "whole")
      #expect(whole.count == 48)
      #expect(try folder.contents(of: "merged") == whole)
      // A second merge and a plain write change nothing.
      let again = try await site().merge(shards: shards, to: folder.path(of: "merged"))
      #expect(again.isEmpty)
      #expect(try await site().write(to: folder.path(of: "merged")).isEmpty)
    }
  }

  @Test("A folder of a shard becomes one of the whole site, and the other way round")
  func change() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      try await site().write(shard: 0, of: 1, to: out)
      try await site().write(to: out)
      try await site().write(to: folder.path(of: "whole"))
      #expect(try folder.contents(of: "out") == folder.contents(of: "whole"))
      try await site().write(shard: 0, of: 1, to: out)
      try await site().write(shard: 0, of: 1, to: folder.path(of: "shard"))
      #expect(try folder.contents(of: "out") == folder.contents(of: "shard"))
    }
  }

  @Test("Each page is in one shard") func partition() async throws {
    try await TemporaryFolder.with { folder in
      var paths: [String] = []
      for index in 0..<4 {
        paths += try await site().write(shard: index, of: 4, to: folder.path(of: "\(index)")).added
      }
      #expect(paths.count == 41)
      #expect(Set(paths).count == 41)
    }
  }

  @Test("Shards that do not fit are refused") func errors() async throws {
    try await TemporaryFolder.with { folder in
      let path = folder.path(of:)
      for index in 0..<3 { try await site().write(shard: index, of: 3, to: path("\(index)")) }
      try await site(30).write(shard: 2, of: 3, to: path("other"))
      func error(_ shards: [String]) async -> String {
        do {
          try await site().merge(shards: shards.map(path), to: path("out"))
          return "none"
        } catch {
          return "\(error)".replacingOccurrences(of: folder.path, with: "TMP")
        }
      }
      let rows: [(shards: [String], error: String)] = [
        (["0", "2"], "shard 1 of 3 is missing; write it and merge all of them"),
        (["2"], "shards 0, 1 of 3 are missing; write them and merge all of them"),
        (
          ["0", "1", "2", "1"],
          "“TMP/1” contains shard 1, like another folder; name each folder once"
        ),
        (
          ["0", "1", "other"],
          """
          “TMP/other” contains a shard of a site with other pages or settings; write all shards \
          with one program and the same data
          """
        ),
        (["0", "nowhere"], "“TMP/nowhere” contains no complete shard; write it again"),
      ]
      for row in rows { #expect(await error(row.shards) == row.error) }
      let page = try #require(
        try folder.contents(of: "0").keys.first { $0.hasSuffix("index.html") }
      )
      try folder.write("changed", to: "0/\(page)")
      let changed = "“TMP/0” contains a file “\(page)” that was changed; write the shard again"
      #expect(await error(["0", "1", "2"]) == changed)
      #expect(try folder.contents()["out/index.html"] == nil)
      #expect(throws: ShardError.number(3, of: 3)) { try Shard(3, of: 3) }
      #expect(
        "\(ShardError.number(3, of: 3))"
          == "the shard 3 of 3 doesn't exist; number the shards from 0 to 2"
      )
    }
  }

  @Test("A link between shards is checked by the merge") func links() async throws {
    try await TemporaryFolder.with { folder in
      let site = Site {
        for name in ["a", "b", "c", "d"] {
          Page(SitePath(name), title: name) {
            Heading(name, level: 1)
            PageLink("Gone", to: "gone")
          }
        }
      }
      for index in 0..<2 {
        try await site.write(shard: index, of: 2, to: folder.path(of: "\(index)"))
      }
      let error = await #expect(throws: SiteError.self) {
        try await site.merge(
          shards: [folder.path(of: "0"), folder.path(of: "1")],
          to: folder.path(of: "out")
        )
      }
      #expect(
        error?.problems
          == ["a", "b", "c", "d"].map { .link(page: SitePath($0), destination: "../gone/") }
      )
    }
  }
}

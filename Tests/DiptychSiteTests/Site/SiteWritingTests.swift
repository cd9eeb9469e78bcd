import Diptych
import DiptychExampleTesting
import DiptychSite
import Foundation
import Testing

@Suite("Writing a site") struct SiteWritingTests {
  /// A site whose pages have texts and, for some, colours of their own.
  private func site(
    _ texts: [String: String],
    address: String? = "https://example.org/docs/",
    color: Color? = nil,
    @SiteBuilder extras: () -> [SiteItem] = { [] }
  ) -> Site {
    let extras = extras()
    return Site(address: address) {
      for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
        Page(SitePath(path), title: "Page \(path)") {
          Heading("Page \(path)", level: 1)
          if let color { Paragraph { Text(text).foregroundStyle(color) } } else { Text(text) }
        }
      }
      extras
    }
  }

  private func sheet(_ contents: [String: String]) -> (name: String, css: String)? {
    contents.first { $0.key.hasPrefix("style.") }.map { ($0.key, $0.value) }
  }

  @Test("A site is written, left alone, changed in one page, and cleaned")
  func life() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      let first = site(["": "one", "a": "two", "b/c": "three"]) { Asset("x.txt", text: "x") }
      let plan = try await first.plan(for: out)
      #expect(try folder.contents() == [:])
      let written = try await first.write(to: out)
      #expect(written == plan)
      let contents = try folder.contents(of: "out")
      let style = try #require(sheet(contents))
      #expect(
        written.added == ["a/index.html", "b/c/index.html", "index.html", style.name, "x.txt"]
      )
      #expect(
        contents["b/c/index.html"] == """
          <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" \
          content="width=device-width, initial-scale=1"><title>Page b/c</title>\
          <link rel="stylesheet" href="../../\(style.name)">\
          <link rel="canonical" href="https://example.org/docs/b/c/"></head><body>\
          <main id="content"><h1>Page b/c</h1><p>three</p></main></body></html>

          """
      )

      let again = try await first.write(to: out)
      #expect(again == SitePlan(unchanged: written.added))
      #expect(try folder.contents(of: "out") == contents)

      let changed = site(["": "one", "a": "2", "b/c": "three"])
      #expect(
        try await changed.write(to: out)
          == SitePlan(
            changed: ["a/index.html"],
            unchanged: ["b/c/index.html", "index.html", style.name],
            removed: ["x.txt"]
          )
      )
    }
  }

  @Test("A site without a stylesheet file has pages that embed their rules")
  func embedded() async throws {
    let views = ["index": "one", "b": "two"].mapValues { text in
      Document(title: text, language: "en") { Heading(text, level: 1) }
    }
    let expected = Dictionary(
      uniqueKeysWithValues: views.map { ("\($0.key).html", $0.value.rendered(as: .html)) }
    )
    func site(embedsStyles: Bool) -> Site {
      Site(style: .file, embedsStyles: embedsStyles) {
        for (path, view) in views.sorted(by: { $0.key < $1.key }) {
          Page(SitePath(path), title: path, document: { _ in view })
        }
      }
    }
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      try await site(embedsStyles: false).write(to: out)
      let sheet = try #require(sheet(try folder.contents(of: "out")))
      #expect(
        try await site(embedsStyles: true).write(to: out)
          == SitePlan(changed: ["b.html", "index.html"], removed: [sheet.name])
      )
      let contents = try folder.contents(of: "out")
      #expect(contents.filter { !$0.key.hasPrefix(".") } == expected)
      #expect(
        try await site(embedsStyles: true).write(to: out)
          == SitePlan(unchanged: ["b.html", "index.html"])
      )
      #expect(
        try await site(embedsStyles: false).write(to: out)
          == SitePlan(added: [sheet.name], changed: ["b.html", "index.html"])
      )
    }
  }

  @Test("A new rule gives the stylesheet another name, and all pages the new one")
  func sheets() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      try await site(["": "one", "a": "two"]).write(to: out)
      let before = try #require(sheet(try folder.contents(of: "out")))
      #expect(!before.css.contains(".fg-123456"))
      let color = Color(red: 0x12, green: 0x34, blue: 0x56)
      let plan = try await site(["": "one", "a": "two"], color: color).write(to: out)
      let contents = try folder.contents(of: "out")
      let after = try #require(sheet(contents))
      #expect(after.css.contains(".fg-123456{color:#123456}"))
      #expect(
        plan
          == SitePlan(
            added: [after.name],
            changed: ["a/index.html", "index.html"],
            removed: [before.name]
          )
      )
      for page in ["index.html", "a/index.html"] {
        #expect(contents[page]?.contains(after.name) == true)
      }
      // The same site in a new folder is the same, byte for byte.
      let other = folder.path(of: "other")
      try await site(["": "one", "a": "two"], color: color).write(to: other)
      #expect(try folder.contents(of: "other") == contents)
    }
  }

  @Test("Pages with sections in other themes have their stylesheet") func parts() async throws {
    try await TemporaryFolder.with { folder in
      let site = Site {
        Page("", title: "Page") { Heading("Page", level: 1) }
        Page("b", title: "Page") { Heading("Page", level: 1) }
        Page("themes", title: "Themes") {
          Heading("Themes", level: 1)
          Text("Quiet").theme(.plain)
        }
      }
      let out = folder.path(of: "out")
      try await site.write(to: out)
      let contents = try folder.contents(of: "out")
      let sheets = contents.filter { $0.key.hasPrefix("style.") }
      let pages = contents.filter { $0.key.hasSuffix(".html") }
      func users(_ sheet: String) -> [String] {
        pages.filter { $0.value.contains(sheet) }.map(\.key).sorted()
      }
      let usersOfSheets = Set(sheets.keys.map(users))
      #expect(usersOfSheets == [["b/index.html", "index.html"], ["themes/index.html"]])
      let themed = sheets.filter { $0.value.contains(".theme-") }
      #expect(themed.keys.map(users) == [["themes/index.html"]])

      #expect(try await site.write(to: out).isEmpty)
      let shards = [folder.path(of: "1"), folder.path(of: "2")]
      for (index, shard) in shards.enumerated() {
        try await site.write(shard: index, of: 2, to: shard)
      }
      try await site.merge(shards: shards, to: folder.path(of: "merged"))
      #expect(try folder.contents(of: "merged") == contents)
    }
  }

  @Test("A shared stylesheet has the rules that embedded ones have") func rules() async throws {
    let page = Document(title: "Page", language: "en") {
      Heading("Page", level: 1)
      Table(["a", "b"]) { TableColumn("Name") { Text($0) } }
      Text("red").foregroundStyle(.red)
    }.rendered(as: .html)
    let embedded = try #require(page.firstRange(of: "<style>\n"))
    let end = try #require(page.firstRange(of: "</style>"))
    let site = Site {
      Page("", title: "Page") {
        Heading("Page", level: 1)
        Table(["a", "b"]) { TableColumn("Name") { Text($0) } }
      }
      Page("b", title: "Page") {
        Heading("Page", level: 1)
        Text("red").foregroundStyle(.red)
      }
    }
    let file = try #require(try await site.files().first { $0.path.hasPrefix("style.") })
    let own = Set(
      page[embedded.upperBound..<end.lowerBound].split(separator: "\n").map(String.init)
    )
    let shared = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    // The sheet has the tokens of both pages, and none that no rule refers to.
    #expect(own.filter { !$0.hasPrefix(":root{color-scheme") }.isSubset(of: shared))
    #expect(!shared.contains { $0.contains("--series-1") })
  }

  @Test("Problems leave the folder as it was") func problems() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      try await site(["": "one"]).write(to: out)
      let before = try folder.contents()
      let broken = site(["": "two", "new": "three"]) {
        Page("bad", title: "Bad") {
          Heading("Bad", level: 1)
          PageLink("Gone", to: "gone")
        }
      }
      await #expect(throws: SiteError.self) { try await broken.write(to: out) }
      #expect(try folder.contents() == before)
      await #expect(throws: SiteError.self) { try await broken.write(to: folder.path(of: "new")) }
      #expect(try folder.contents() == before)
    }
  }

  @Test("A problem of a page is found again while the page stays as it is")
  func records() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      func pages(_ hasTarget: Bool) -> Site {
        Site {
          Page("", title: "First") {
            Heading("First", level: 1)
            PageLink("Second", to: "b", fragment: hasTarget ? nil : "id")
          }
          if hasTarget { Page("b", title: "Second") { Heading("Second", level: 1) } }
        }
      }
      try await pages(true).write(to: out)
      // The first page is not rendered differently; its link leads nowhere now.
      let without = Site {
        Page("", title: "First") {
          Heading("First", level: 1)
          PageLink("Second", to: "b")
        }
      }
      let error = await #expect(throws: SiteError.self) { try await without.write(to: out) }
      #expect(error?.problems == [.link(page: "", destination: "b/")])
    }
  }

  @Test("Damaged records are written again") func damage() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      let site = site(["": "one", "a": "two"])
      try await site.write(to: out)
      let before = try folder.contents()
      let records = try #require(before["out/.diptych-pages"])
      // A page without its hash, a rule of an unknown layer, and another version.
      let damaged = [
        ("\"hash\"", "\"hush\""), ("\"rules\":{}", #""rules":{"a":{"css":"","layer":99}}"#),
        ("\"version\":8", "\"version\":7"),
      ]
      .map { records.replacing($0, with: $1) }
      #expect(!damaged.contains(records))
      for text in ["", "x", "{}"] + damaged {
        try folder.write(text, to: "out/.diptych-pages")
        #expect(try await site.write(to: out).isEmpty)
        #expect(try folder.contents() == before)
      }
    }
  }

  @Test("A hashed file has its hash in its name and in the links to it")
  func hashedAssets() async throws {
    let site = Site {
      Page("guide", title: "Guide") {
        Heading("Guide", level: 1)
        AssetImage()
      }
      Asset("images/logo.svg", text: "<svg/>", isHashed: true)
      Asset("LICENSE", text: "x", isHashed: true)
    }
    let files = try await site.files()
    let paths = files.map(\.path).filter { !$0.hasPrefix("style.") }
    #expect(
      paths == ["LICENSE.2d711642b726b044", "guide/index.html", "images/logo.d4dc56669143034f.svg"]
    )
    let page = try #require(files.first { $0.path == "guide/index.html" })
    let text = String(decoding: page.bytes, as: UTF8.self)
    #expect(text.contains(#"<img src="../images/logo.d4dc56669143034f.svg" alt="Logo">"#))
  }

  private struct AssetImage: View {
    @Environment(\.pageLocation) private var location

    var body: some View {
      HTML.img(.src(location?.address(ofFile: "images/logo.svg") ?? ""), .alt("Logo"))
    }
  }

  @Test("A folder of files is copied; a link out of it is a problem")
  func assetFolders() async throws {
    try await TemporaryFolder.with { folder in
      try folder.makeFolder("files/deep")
      try folder.write("1", to: "files/one.txt")
      try folder.write("2", to: "files/deep/two.txt")
      try folder.write("h", to: "files/.hidden")
      try folder.write("secret", to: "secret.txt")
      let link = FileManager.default.createSymbolicLink(atPath:withDestinationPath:)
      try link(folder.path(of: "files/three.txt"), "one.txt")
      let files = folder.path(of: "files")
      func paths() async throws -> [String] {
        try await Site { AssetFolder("a", from: files) }.files().map(\.path)
      }
      #expect(try await paths() == ["a/deep/two.txt", "a/one.txt", "a/three.txt"])
      try link(folder.path(of: "files/four.txt"), "../secret.txt")
      let error = await #expect(throws: SiteError.self) { try await paths() }
      #expect(error?.problems == [.assetLink("a/four.txt", file: "\(files)/four.txt")])
    }
  }
}

import Diptych
import DiptychSite
import DiptychExampleTesting
import Foundation
import Testing

@Suite("Folders of texts by others, read leniently") struct LenientFolderTests {
  /// Reads a folder, and gives it to a closure with its warnings, whose paths are relative to it.
  private func read(
    _ files: [String: String],
    _ body: (ContentFolder, [String]) async throws -> Void
  ) async throws {
    try await TemporaryFolder.with { folder in
      try Content.write(files, to: folder)
      let content = try ContentFolder(folder.path, isLenient: true, reader: Content.reader)
      try await body(
        content,
        content.warnings.map { $0.description.replacing(folder.path + "/", with: "") }
      )
    }
  }

  @Test("Unreadable files are skipped with a warning") func frontMatter() async throws {
    try await read([
      "a.md": "---\ntitle\n---\n# A\n", "b.md": "+++\nb = 1\n# B", "c.md": "---\ndate: x\n---\nC",
      "d.md": "---\npath: a?b\n---\nD", "e.md": "---\nslug: ???\n---\nE", "f.md": "# F\n<b>\n",
    ]) { content, warnings in
      #expect(
        warnings == [
          "a.md:2: “title” is not a key with a value; write it as title: A storm",
          "b.md:1: “+++” has no closing line; add +++",
          "c.md:2: “x” is not a date; write date as 2026-01-05 or 2026-01-05T10:00:00Z",
          """
          d.md:2: “a?b”: the path has the character ?, which is special in URLs or file systems; \
          leave it out
          """,
          "e.md:2: “???” has no letter or digit for an address; write one",
          "f.md:2: no HTML",
        ]
      )
      #expect(content.entries.map(\.path.text) == ["a", "b", "c", "d", "e"])
      #expect(content.entries.map(\.title) == ["A", "B", "c", "d", "e"])
    }
  }

  @Test("An alias that is the address of another page is left out")
  func aliases() async throws {
    let aliases = "[/x/y/, old, OLD/, b, a?b]"
    try await read(["a.md": "---\naliases: \(aliases)\n---\n", "b.md": "", "x/y/z.md": ""]) {
      content,
      warnings in
      #expect(
        warnings
          == ["/x/y/", "OLD/", "b"].map {
            "a.md:2: its alias “\($0)” is the path of a page or of another alias; remove it"
          } + [
            """
            a.md:2: its alias “a?b”: the path has the character ?, which is special in URLs or \
            file systems; leave it out
            """
          ]
      )
      let files = try await Content.site(content).files()
      #expect(
        files.map(\.path).filter { $0.hasSuffix(".html") } == [
          "a/index.html", "b/index.html", "old/index.html", "x/y/z/index.html",
        ]
      )
    }
  }

  @Test("Files with one slug have separate pages, and file names are changed")
  func collisions() async throws {
    try await read([
      "a b.md": "[x](a-b.md)", "a-b.md": "", "x/README.md": "", "x/index.md": "",
      "y.md": "[p](p%3Fq%23.tar.gz)", "p?q#.tar.gz": "",
    ]) { content, warnings in
      #expect(
        warnings == [
          "a-b.md: its page has the path of a b.md, “a-b”; change the slug of one",
          """
          x/index.md: its page has the path of x/README.md, “x”; change the slug of one
          """,
        ]
      )
      let paths = content.entries.map { "\($0.file) \($0.path)" }.sorted()
      #expect(
        paths == ["a b.md a-b", "a-b.md a-b-2", "x/README.md x/readme", "x/index.md x", "y.md y"]
      )
      let files = try await Content.site(content).files()
      func html(_ path: String) throws -> String {
        String(decoding: try #require(files.first { $0.path == path }).bytes, as: UTF8.self)
      }
      #expect(try html("a-b/index.html").contains(#"<a href="../a-b-2/">x</a>"#))
      #expect(try html("y/index.html").contains(#"<a href="../p-q-sharp-tar.gz">p</a>"#))
      #expect(try html("p-q-sharp-tar.gz") == "")
    }
  }

  @Test("Folders have paths for links; the folder of the site is left out")
  func folders() async throws {
    try await TemporaryFolder.with { folder in
      try Content.write(
        [
          "a.md": "[x](B c/d)\n[y](./)\n[z](out)\n", "B c/d/e.md": "", "out/a.md": "",
          "f/x.txt": "",
        ],
        to: folder
      )
      let content = try ContentFolder(
        folder.path,
        excluding: folder.path(of: "out/"),
        reader: Content.reader
      )
      #expect(content.folders == ["", "B c", "B c/d"])
      #expect(content.folders.map { content.path(ofFolder: $0).text } == ["", "b-c", "b-c/d"])
      let site = Site {
        for entry in content.entries { Page(entry) { _ in ContentBody(entry) } }
      }
      let error = await #expect(throws: SiteError.self) { try await site.files() }
      #expect(error?.problems.compactMap(\.link).map(\.destination) == ["../b-c/d/", "../", "out"])
    }
  }

  @Test("The files that entries link to are copied, or all") func items() async throws {
    try await read(["a.md": "[x](b/c.txt)", "b/c.txt": "c", "d.txt": "d"]) { content, _ in
      let page = Page("", title: "A") { Heading("A", level: 1) }
      let linked = try await Site {
        page; content.linkedItems
      }.files()
      #expect(linked.map(\.path).filter { $0.hasSuffix(".txt") } == ["b/c.txt"])
      let all = try await Site {
        page; content.items
      }.files()
      #expect(all.map(\.path).filter { $0.hasSuffix(".txt") } == ["b/c.txt", "d.txt"])
    }
  }
}

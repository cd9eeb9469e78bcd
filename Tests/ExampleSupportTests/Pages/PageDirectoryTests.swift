import DiptychExampleTesting
import Foundation
import Testing

@testable import DiptychExampleSupport

@Suite struct PageDirectoryTests {
  private static let manifest = ".diptych-manifest"
  private static let header = "# Written by Diptych, which replaces and removes these files:\n"

  private func pages(_ texts: KeyValuePairs<String, String>) -> [PageDirectory.Page] {
    texts.map { PageDirectory.Page(path: $0.key, bytes: Array($0.value.utf8)) }
  }

  /// What writing throws.
  private func error(
    _ path: String,
    _ pages: some Sequence<PageDirectory.Page>
  ) -> PageDirectoryError? {
    do throws(PageDirectoryError) {
      _ = try PageDirectory(path: path).write(pages)
      return nil
    } catch {
      return error
    }
  }

  @Test("A folder is made, brought up to date, and left alone when nothing changed")
  func life() async throws {
    try await TemporaryFolder.with { folder in
      let directory = PageDirectory(path: folder.path(of: "out/pages"))
      let first = pages(["index.html": "one", "a/b/deep.html": "deep", "a/gone.html": "", "x": "x"])
      #expect(
        try directory.write(first)
          == PageDirectory.Changes(written: ["a/b/deep.html", "a/gone.html", "index.html", "x"])
      )
      #expect(
        try folder.contents(of: "out/pages") == [
          "index.html": "one", "a/b/deep.html": "deep", "a/gone.html": "", "x": "x",
          Self.manifest: Self.header + "a/b/deep.html\na/gone.html\nindex.html\nx\n",
        ]
      )

      let second = pages(["index.html": "two", "x": "x", "b/new.html": "new"])
      #expect(
        try directory.write(second)
          == PageDirectory.Changes(
            written: ["b/new.html", "index.html"],
            unchanged: ["x"],
            removed: ["a/b/deep.html", "a/gone.html"]
          )
      )
      let after = [
        "index.html": "two", "x": "x", "b/new.html": "new",
        Self.manifest: Self.header + "b/new.html\nindex.html\nx\n",
      ]
      #expect(try folder.contents(of: "out/pages") == after)

      let old = Date(timeIntervalSince1970: 1_000_000_000)
      let everything = ["", "/index.html", "/x", "/b", "/b/new.html", "/\(Self.manifest)"]
      for name in everything {
        try FileManager.default.setAttributes(
          [.modificationDate: old],
          ofItemAtPath: directory.path + name
        )
      }
      #expect(
        try directory.write(second)
          == PageDirectory.Changes(unchanged: ["b/new.html", "index.html", "x"])
      )
      let dates = try everything.map {
        try FileManager.default.attributesOfItem(atPath: directory.path + $0)[.modificationDate]
          as? Date
      }
      #expect(dates == everything.map { _ in old })
    }
  }

  @Test("An empty folder, a link to one, and odd spellings of its path will do")
  func spellings() async throws {
    try await TemporaryFolder.with { folder in
      try folder.makeFolder("real")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(of: "link"),
        withDestinationPath: "real"
      )
      #expect(error(folder.path(of: "link//"), pages(["a": "1"])) == nil)
      #expect(error(folder.path(of: "other/../real"), pages(["a": "2"])) == nil)
      #expect(try folder.contents(of: "real") == ["a": "2", Self.manifest: Self.header + "a\n"])
    }
  }

  @Test("Files that the program did not write are never touched")
  func foreignFiles() async throws {
    try await TemporaryFolder.with { folder in
      try folder.makeFolder("mine")
      try folder.write("precious", to: "mine/thesis.txt")
      try folder.write("too", to: "mine/zebra.txt")
      let mine = folder.path(of: "mine")
      let before = try folder.contents()
      #expect(
        error(mine, pages(["index.html": ""]))
          == .foreignFile(directory: mine, file: "thesis.txt")
      )
      #expect(try folder.contents() == before)

      let out = folder.path(of: "out")
      #expect(error(out, pages(["index.html": "1", "a/page": "1"])) == nil)
      try folder.write("note", to: "out/note.txt")
      try folder.write("note", to: "out/a/note.txt")
      #expect(
        error(out, pages(["index.html": "2", "note.txt": "2"]))
          == .foreignFile(directory: out, file: "note.txt")
      )
      #expect(
        error(out, pages(["index.html": "2", "note.txt/below": "2"]))
          == .foreignFile(directory: out, file: "note.txt")
      )
      #expect(
        error(out, pages(["index.html": "2", "a": "2"])) == .foreignFile(directory: out, file: "a")
      )
      #expect(
        try folder.contents(of: "out") == [
          "index.html": "1", "a/page": "1", "a/note.txt": "note", "note.txt": "note",
          Self.manifest: Self.header + "a/page\nindex.html\n",
        ]
      )
      #expect(error(out, pages(["index.html": "3"])) == nil)
      #expect(
        try folder.contents(of: "out") == [
          "index.html": "3", "a/note.txt": "note", "note.txt": "note",
          Self.manifest: Self.header + "index.html\n",
        ]
      )
    }
  }

  @Test("Symbolic links lead nowhere")
  func symbolicLinks() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      try folder.makeFolder("elsewhere")
      try folder.write("precious", to: "elsewhere/page")
      #expect(error(out, pages(["index.html": "1", "a/page": "1", "b": "1"])) == nil)
      try FileManager.default.removeItem(atPath: folder.path(of: "out/a"))
      try FileManager.default.removeItem(atPath: folder.path(of: "out/b"))
      for (link, target) in [("out/a", "../elsewhere"), ("out/b", "../elsewhere/page")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path(of: link),
          withDestinationPath: target
        )
      }
      let before = try folder.contents()
      #expect(
        error(out, pages(["index.html": "2", "a/page": "2"]))
          == .symbolicLink(directory: out, file: "a")
      )
      #expect(
        error(out, pages(["index.html": "2", "b": "2"])) == .symbolicLink(directory: out, file: "b")
      )
      #expect(try folder.contents() == before)

      // Stale pages behind links are no longer ours.
      #expect(
        try PageDirectory(path: out).write(pages(["index.html": "1"]))
          == PageDirectory.Changes(unchanged: ["index.html"])
      )
      #expect(
        try folder.contents() == [
          "elsewhere/page": "precious", "out/index.html": "1", "out/a": "-> ../elsewhere",
          "out/b": "-> ../elsewhere/page", "out/\(Self.manifest)": Self.header + "index.html\n",
        ]
      )
    }
  }

  @Test(
    "A manifest that the program did not write",
    arguments: [
      ("", 1),
      ("something\n", 1),
      ("\(header)../../etc/passwd\n", 2),
      ("\(header)index.html\n/etc/passwd\n", 3),
      ("\(header)index.html\n\n", 3),
      ("\(header)index.html", 2),
      ("\(header).diptych-manifest\n", 2),
      ("\(header)é\n", 2),
    ]
  )
  func damagedManifest(text: String, line: Int) async throws {
    try await TemporaryFolder.with { folder in
      try folder.makeFolder("out")
      try folder.write(text, to: "out/\(Self.manifest)")
      try folder.write("precious", to: "passwd")
      let out = folder.path(of: "out")
      #expect(
        error(out, pages(["index.html": ""]))
          == .damagedManifest(directory: out, file: Self.manifest, line: line)
      )
      #expect(try folder.contents() == ["out/\(Self.manifest)": text, "passwd": "precious"])
    }
  }

  @Test("A folder that can't be written leaves nothing behind")
  func unwritable() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("file", to: "file")
      for name in ["file", "file/below", "file/below/deep"] {
        #expect(
          error(folder.path(of: name), pages(["a": ""]))
            == .notDirectory(folder.path(of: "file"))
        )
      }
      // A folder in which nobody can make another one, not even root.
      let long = String(repeating: "n", count: 300)
      #expect(
        error(folder.path(of: "new/\(long)"), pages(["a": ""]))
          == .unwritable(folder.path(of: "new/\(long)"), reason: "File name too long")
      )
      #expect(try folder.contents() == ["file": "file"])
    }
  }

  @Test("A page that fails stops all of them")
  func invalidPage() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "new/out")
      #expect(error(out, pages(["a": "1", "../b": "1"])) == .invalidPagePath("../b"))
      #expect(try folder.contents() == [:])
      #expect(error(out, pages(["a": "1"])) == nil)
      let before = try folder.contents()
      #expect(error(out, pages(["a": "2", "b": "2", "a": "2"])) == .invalidPagePath("a"))
      #expect(try folder.contents() == before)
    }
  }

  @Test("Cancelling while pages are made leaves nothing behind")
  func cancellation() async throws {
    try await TemporaryFolder.with { folder in
      let task = Task { () -> PageDirectoryError? in
        let pages = (0..<3).lazy.map { number in
          if number == 1 { withUnsafeCurrentTask { $0?.cancel() } }
          return PageDirectory.Page(path: "\(number)", bytes: [])
        }
        return error(folder.path(of: "out"), pages)
      }
      #expect(await task.value == .cancelled)
      let contents = try folder.contents()
      #expect(contents == [:])
    }
  }

  @Test("After an interrupted renaming every page is known, and the next write repairs all")
  func interruption() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      #expect(error(out, pages(["a": "1", "old": "1"])) == nil)
      // While the last page is made, a folder appears in the place of the second.
      let sabotaged = ["a", "b", "c"].lazy.map { name in
        if name == "c" { try? folder.makeFolder("out/b") }
        return PageDirectory.Page(path: name, bytes: Array("2".utf8))
      }
      #expect(error(out, sabotaged) == .unwritable("\(out)/b", reason: "Is a directory"))
      #expect(
        try folder.contents(of: "out") == [
          "a": "2", "old": "1", "b/": "", Self.manifest: Self.header + "a\nb\nc\nold\n",
        ]
      )
      try FileManager.default.removeItem(atPath: folder.path(of: "out/b"))
      #expect(error(out, pages(["a": "3", "b": "3", "c": "3"])) == nil)
      #expect(
        try folder.contents(of: "out") == [
          "a": "3", "b": "3", "c": "3", Self.manifest: Self.header + "a\nb\nc\n",
        ]
      )
    }
  }

  @Test("Files that a killed process staged are removed")
  func leftovers() async throws {
    try await TemporaryFolder.with { folder in
      // No process has the highest number; process 1 always runs.
      try folder.makeFolder("out/.diptych-staging-2147483647")
      try folder.write("half", to: "out/.diptych-staging-2147483647/0")
      try folder.makeFolder("out/.diptych-staging-1")
      try folder.write("busy", to: "out/.diptych-staging-1/0")
      #expect(error(folder.path(of: "out"), pages(["a": "1"])) == nil)
      #expect(
        try folder.contents(of: "out") == [
          "a": "1", ".diptych-staging-1/0": "busy", Self.manifest: Self.header + "a\n",
        ]
      )
    }
  }
}

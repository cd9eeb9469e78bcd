import DiptychExampleTesting
import Foundation
import Testing

@testable import DiptychSite

@Suite struct SiteFolderTests {
  private static let manifest = ".diptych-manifest"
  private static let header = "# Written by Diptych, which replaces and removes these files:\n"

  private func pages(_ texts: KeyValuePairs<String, String>) -> [SiteFile] {
    texts.map { SiteFile(path: $0.key, bytes: Array($0.value.utf8)) }
  }

  /// The error that writing throws.
  private func error(_ path: String, _ pages: some Sequence<SiteFile>) -> SiteFolderError? {
    do throws(SiteFolderError) {
      _ = try SiteFolder(path).write(pages)
      return nil
    } catch {
      return error
    }
  }

  @Test("A folder is made, brought up to date, and left alone when nothing changed")
  func life() async throws {
    try await TemporaryFolder.with { folder in
      let directory = SiteFolder(folder.path(of: "out/pages"))
      let first = pages(["index.html": "one", "a/b/deep.html": "deep", "a/gone.html": "", "x": "x"])
      #expect(
        try directory.write(first)
          == SitePlan(added: ["a/b/deep.html", "a/gone.html", "index.html", "x"])
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
          == SitePlan(
            added: ["b/new.html"],
            changed: ["index.html"],
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
          == SitePlan(unchanged: ["b/new.html", "index.html", "x"])
      )
      let dates = try everything.map { (file: String) -> Date? in
        let attributes = try FileManager.default.attributesOfItem(atPath: directory.path + file)
        return attributes[.modificationDate] as? Date
      }
      #expect(dates == everything.map { _ in old })
    }
  }

  @Test("An empty folder, a link to one, and odd spellings of its path are accepted")
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

  @Test("Files that the program did not write are never touched") func foreignFiles() async throws {
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
      let clashes = [("note.txt", "note.txt"), ("note.txt/below", "note.txt"), ("a", "a/note.txt")]
      for (page, file) in clashes {
        let error = error(out, pages(["index.html": "2", page: "2"]))
        #expect(error == .foreignFile(directory: out, file: file), "\(page)")
      }
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

  @Test("Symbolic links are not followed") func symbolicLinks() async throws {
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
        try SiteFolder(out).write(pages(["index.html": "1"]))
          == SitePlan(unchanged: ["index.html"])
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
      ("\(header)a\\b\n", 2),
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

  @Test("A folder that can't be written leaves nothing behind") func unwritable() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("file", to: "file")
      for name in ["file", "file/below", "file/below/deep"] {
        #expect(
          error(folder.path(of: name), pages(["a": ""]))
            == .notDirectory(folder.path(of: "file"))
        )
      }
      // A folder that lets nobody make a folder in it, not even root.
      let long = String(repeating: "n", count: 300)
      #expect(
        error(folder.path(of: "new/\(long)"), pages(["a": ""]))
          == .unwritable(folder.path(of: "new/\(long)"), reason: "File name too long")
      )
      #expect(try folder.contents() == ["file": "file"])
    }
  }

  @Test("A page that fails stops all of them") func invalidPage() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "new/out")
      #expect(error(out, pages(["a": "1", "../b": "1"])) == .path("../b", .dots))
      #expect(try folder.contents() == [:])
      #expect(error(out, pages(["a": "1"])) == nil)
      let before = try folder.contents()
      #expect(error(out, pages(["a": "2", "b": "2", "a": "2"])) == .collision("a"))
      #expect(try folder.contents() == before)
    }
  }

  @Test("Cancelling while pages are made leaves nothing behind") func cancellation() async throws {
    try await TemporaryFolder.with { folder in
      let task = Task { () -> SiteFolderError? in
        let pages = (0..<3).lazy.map { number in
          if number == 1 { withUnsafeCurrentTask { $0?.cancel() } }
          return SiteFile(path: "\(number)", bytes: [])
        }
        return error(folder.path(of: "out"), pages)
      }
      #expect(await task.value == .cancelled)
      let contents = try folder.contents()
      #expect(contents == [:])
    }
  }

  @Test("A file replaces a folder of the site, and a folder replaces a file")
  func exchange() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      #expect(error(out, pages(["a/b/one": "1", "a/two": "1", "c": "1"])) == nil)
      let other = pages(["a": "2", "c/d": "2"])
      let plan = SitePlan(added: ["a", "c/d"], removed: ["a/b/one", "a/two", "c"])
      #expect(try SiteFolder(out).plan(other) == plan)
      #expect(try SiteFolder(out).write(other) == plan)
      let contents = try folder.contents(of: "out")
      #expect(contents == ["a": "2", "c/d": "2", Self.manifest: Self.header + "a\nc/d\n"])
    }
  }

  @Test("A plan lists what the write does, and changes nothing") func plan() async throws {
    try await TemporaryFolder.with { folder in
      let site = SiteFolder(folder.path(of: "new/out"))
      #expect(try site.plan(pages(["a": "1"])) == SitePlan(added: ["a"]))
      #expect(try folder.contents() == [:])
      let first = try site.write(pages(["a": "1", "b": "1", "c": "1"]))
      #expect(first.added == ["a", "b", "c"])
      let before = try folder.contents()
      let next = pages(["a": "1", "b": "2", "d": "2"])
      let plan = try site.plan(next)
      let expected = SitePlan(added: ["d"], changed: ["b"], unchanged: ["a"], removed: ["c"])
      #expect(plan == expected)
      #expect(try folder.contents() == before)
      #expect(try site.write(next) == plan)
      #expect("\(plan)" == "1 added, 1 changed, 1 unchanged, 1 removed")
    }
  }

  @Test("A folder is written by one program at a time") func lock() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      let files = (0..<2).lazy.map { number in
        if number == 1 { #expect(error(out, pages(["a": "2"])) == .busy(out)) }
        return SiteFile(path: "\(number)", bytes: [])
      }
      #expect(error(out, files) == nil)
      #expect(error(out, pages(["a": "1"])) == nil)
    }
  }

  @Test("A foreign folder that appears during a write stops it")
  func appearance() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      #expect(error(out, pages(["a": "1", "old": "1"])) == nil)
      let sabotaged = ["a", "b", "c"].lazy.map { name in
        if name == "c" {
          try? folder.makeFolder("out/b")
          try? folder.write("mine", to: "out/b/note.txt")
        }
        return SiteFile(path: name, bytes: Array("2".utf8))
      }
      #expect(error(out, sabotaged) == .foreignFile(directory: out, file: "b/note.txt"))
      let contents = try folder.contents(of: "out")
      #expect(
        contents == [
          "a": "1", "old": "1", "b/note.txt": "mine", Self.manifest: Self.header + "a\nold\n",
        ]
      )
    }
  }

  @Test("A new folder is moved into place as a whole, also among those that exist")
  func newFolders() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      #expect(error(out, pages(["a": "1", "b/c": "1"])) == nil)
      let files = ["a": "1", "b/c": "2", "b/d/e": "3", "b/d/f/g": "4", "h/i": "5", "j": "6"]
      #expect(error(out, files.map { SiteFile(path: $0, bytes: Array($1.utf8)) }) == nil)
      let manifest = Self.header + "a\nb/c\nb/d/e\nb/d/f/g\nh/i\nj\n"
      let contents = try folder.contents(of: "out")
      #expect(contents == files.merging([Self.manifest: manifest]) { $1 })
    }
  }

  @Test(
    "A folder that another program creates during a write receives the files, too",
    arguments: ["new", "new/inner"]
  )
  func newFolderInTheWay(name: String) async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      #expect(error(out, pages(["a": "1"])) == nil)
      let paths = ["a", "new/b", "new/inner/c", "other/d", "z"]
      let sabotaged = paths.lazy.map { path in
        if path == "z" {
          try? folder.makeFolder("out/\(name)")
          try? folder.write("mine", to: "out/\(name)/note.txt")
          try? folder.makeFolder("out/other")
        }
        return SiteFile(path: path, bytes: Array(path.utf8))
      }
      #expect(error(out, sabotaged) == nil)
      let own = Dictionary(uniqueKeysWithValues: paths.map { ($0, $0) })
      let others = [
        "\(name)/note.txt": "mine",
        Self.manifest: Self.header + paths.joined(separator: "\n") + "\n",
      ]
      let contents = try folder.contents(of: "out")
      #expect(contents == own.merging(others) { $1 })
    }
  }

  @Test("A path that is too long beside the staging folder is not too long for the site")
  func longPath() async throws {
    try await TemporaryFolder.with { folder in
      // The system takes paths of up to 4,095 bytes.
      let path = String(repeating: "abcdefghi/", count: 80) + "x"
      var out = folder.path(of: "out")
      while out.utf8.count + path.utf8.count < 4070 { out += "/abcdefghi" }
      #expect(error(out, pages(["a": "1"])) == nil)
      #expect(error(out, pages(["a": "1", path: "2"])) == nil)
      let text = try String(contentsOfFile: "\(out)/\(path)", encoding: .utf8)
      #expect(text == "2")
    }
  }

  @Test("Writes that begin at once can each make the folders that all need")
  func foldersMadeAtOnce() async throws {
    try await TemporaryFolder.with { folder in
      // The one that is behind only looks at the folders that the other made, and catches up.
      let directory = SiteFolder(folder.path(of: String(repeating: "a/", count: 300)))
      let made = try await withThrowingTaskGroup { group in
        for _ in 1...8 { group.addTask { try directory.makeDirectories().count } }
        return try await group.reduce(0, +)
      }
      #expect(made == 300)
    }
  }

  @Test("Files that a killed process staged are removed") func leftovers() async throws {
    try await TemporaryFolder.with { folder in
      try folder.makeFolder("out/.diptych-staging-2147483647")
      try folder.write("half", to: "out/.diptych-staging-2147483647/0")
      try folder.makeFolder("out/.diptych-staging-1")
      try folder.write("busy", to: "out/.diptych-staging-1/0")
      #expect(error(folder.path(of: "out"), pages(["a": "1"])) == nil)
      #expect(try folder.contents(of: "out") == ["a": "1", Self.manifest: Self.header + "a\n"])
    }
  }

  @Test("The next write removes the remains of a killed one, even without changes")
  func lateLeftovers() async throws {
    try await TemporaryFolder.with { folder in
      #expect(error(folder.path(of: "out"), pages(["a": "1", "b/c/d": "2"])) == nil)
      try FileManager.default.removeItem(atPath: folder.path(of: "out/b/c/d"))
      try folder.makeFolder("out/.diptych-staging-1")
      #expect(error(folder.path(of: "out"), pages(["a": "1"])) == nil)
      #expect(try folder.contents(of: "out") == ["a": "1", Self.manifest: Self.header + "a\n"])
    }
  }
}

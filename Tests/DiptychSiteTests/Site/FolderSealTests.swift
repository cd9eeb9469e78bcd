import Diptych
import DiptychExampleTesting
import DiptychSite
import Foundation
import Testing

@Suite("The seal of a folder's records") struct FolderSealTests {
  private let site = Site {
    for name in ["a", "b"] {
      Page(SitePath(name), title: name) { Heading(name, level: 1) }.version(name)
    }
  }

  /// A folder with the site, whose page `a` was edited.
  private struct EditedFolder {
    let folder: TemporaryFolder
    /// The page as the site writes it.
    let original: String

    init(_ folder: TemporaryFolder, _ site: Site, edit: (String) -> String) async throws {
      self.folder = folder
      try await site.write(to: folder.path(of: "out"))
      original = try #require(try folder.contents(of: "out")["a/index.html"])
      try folder.write(edit(original), to: "out/a/index.html")
    }

    /// Changes the status of the records after the status of the page, and keeps their contents.
    func touchRecords(in out: String = "out") throws {
      let records = folder.path(of: "\(out)/.diptych-pages")
      let page = try statusChange(of: folder.path(of: "\(out)/a/index.html"))
      repeat { chmod(records, 0o644) } while try statusChange(of: records) <= page
    }

    func page(in out: String = "out") throws -> String? {
      try folder.contents(of: out)["a/index.html"]
    }

    private func statusChange(of path: String) throws -> Double {
      var status = stat()
      try #require(lstat(path, &status) == 0)
      #if canImport(Darwin)
      let time = status.st_ctimespec
      #else
      let time = status.st_ctim
      #endif
      // Less than a microsecond is lost, and the clock of a file system ticks more slowly.
      return Double(time.tv_sec % 100_000) + Double(time.tv_nsec) / 1e9
    }
  }

  private static func sameLength(_ page: String) -> String {
    page.replacing(">a<", with: ">x<")
  }

  @Test("A page whose status is older than the seal is not read")
  func untouched() async throws {
    try await TemporaryFolder.with { folder in
      let edited = try await EditedFolder(folder, site, edit: Self.sameLength)
      try edited.touchRecords()
      #expect(try await site.write(to: folder.path(of: "out")).isEmpty)
      #expect(try edited.page() != edited.original)
    }
  }

  @Test("A page that was edited is written again, also with the time that it had")
  func edited() async throws {
    try await TemporaryFolder.with { folder in
      let edited = try await EditedFolder(folder, site, edit: Self.sameLength)
      let past = [FileAttributeKey.modificationDate: Date(timeIntervalSinceReferenceDate: 0)]
      try FileManager.default.setAttributes(past, ofItemAtPath: folder.path(of: "out/a/index.html"))
      let plan = try await site.write(to: folder.path(of: "out"))
      #expect(plan.changed == ["a/index.html"])
      #expect(try edited.page() == edited.original)
    }
  }

  @Test("A page of another size is written again, whatever its time", arguments: ["", "longer "])
  func size(beginning: String) async throws {
    try await TemporaryFolder.with { folder in
      let edited = try await EditedFolder(folder, site) { page in
        beginning.isEmpty ? "" : beginning + page
      }
      try edited.touchRecords()
      let plan = try await site.write(to: folder.path(of: "out"))
      #expect(plan.changed == ["a/index.html"])
      #expect(try edited.page() == edited.original)
    }
  }

  @Test("A copy of a folder is read once, and has a seal then")
  func copy() async throws {
    try await TemporaryFolder.with { folder in
      let edited = try await EditedFolder(folder, site, edit: Self.sameLength)
      try FileManager.default.copyItem(
        atPath: folder.path(of: "out"),
        toPath: folder.path(of: "copy")
      )
      try edited.touchRecords(in: "copy")
      let plan = try await site.write(to: folder.path(of: "copy"))
      #expect(plan.changed == ["a/index.html"])
      #expect(try edited.page(in: "copy") == edited.original)
      try folder.write(Self.sameLength(edited.original), to: "copy/a/index.html")
      try edited.touchRecords(in: "copy")
      #expect(try await site.write(to: folder.path(of: "copy")).isEmpty)
    }
  }

  @Test("A page that was not read gets the name of another stylesheet")
  func stylesheet() async throws {
    try await TemporaryFolder.with { folder in
      let edited = try await EditedFolder(folder, site) { $0 }
      try edited.touchRecords()
      let other = Site {
        for name in ["a", "b"] {
          Page(SitePath(name), title: name) { Heading(name, level: 1) }.version(name)
        }
        Page("c", title: "c") {
          Heading("c", level: 1)
          Table([1]) { TableColumn("Number") { Text("\($0)") } }
        }
      }
      try await other.write(to: folder.path(of: "out"))
      try await other.write(to: folder.path(of: "fresh"))
      let contents = try folder.contents(of: "out")
      #expect(contents == (try folder.contents(of: "fresh")))
    }
  }
}

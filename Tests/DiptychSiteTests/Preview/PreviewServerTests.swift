import DiptychExampleTesting
import DiptychHTTPTesting
import Foundation
import Testing

@testable import DiptychSite

@Suite("A preview server") struct PreviewServerTests {
  @Test("A page has the version of the site, and another one after a write")
  func manifest() async throws {
    try await PreviewedSite.with { site in
      func version() async throws -> String {
        let version = try await site.reply("/.diptych-reload").text
        try await #expect(site.reply("/").text.contains("data-version=\"\(version)\""))
        return version
      }
      let first = try await version()
      try await #expect(version() == first)
      try site.folder.write("a second site", to: "site/.diptych-manifest")
      let second = try await version()
      #expect(second != first)
      // A manifest that is missing for a while is no change.
      try FileManager.default.removeItem(atPath: site.folder.path(of: "site/.diptych-manifest"))
      try await #expect(version() == second)
      try site.folder.write("a third site, written anew", to: "site/.diptych-manifest")
      let third = try await version()
      #expect(third != second)
      site.server.reload()
      try await #expect(version() != third)
    }
  }

  @Test("Another server has other versions, so a page of an earlier one is loaded again")
  func restart() async throws {
    var versions: Set<String> = []
    for _ in 0..<2 {
      try await PreviewedSite.with { site in
        try await versions.insert(site.reply("/.diptych-reload").text)
      }
    }
    #expect(versions.count == 2)
  }

  @Test("A missing folder and a used port are named with the remedy")
  func errors() async throws {
    try await PreviewedSite.with { site in
      let path = site.folder.path(of: "missing")
      let missing = PreviewServer(folder: path, port: 0)
      await #expect(throws: PreviewError.noFolder(path)) { try await missing.run() }
      let file = site.folder.path(of: "site/style.css")
      await #expect(throws: PreviewError.noFolder(file)) {
        try await PreviewServer(folder: file, port: 0).run()
      }
      let second = PreviewServer(folder: site.folder.path(of: "site"), port: site.port)
      await #expect(throws: PreviewError.portInUse(site.port)) { try await second.run() }
    }
    let errors: [PreviewError] = [
      .noFolder("site"), .portInUse(8080), .portNotAllowed(80),
      .system(call: "bind", message: "No buffer space available"),
    ]
    #expect(
      errors.map(\.description) == [
        "the folder “site” doesn't exist; write the site first, or give its folder",
        """
        the port 8080 is used by another program; end that program, or choose another port, \
        such as 0 for any that is free
        """,
        "the system reserves the port 80; choose one from 1024 on",
        "the system refused bind: No buffer space available",
      ]
    )
  }
}

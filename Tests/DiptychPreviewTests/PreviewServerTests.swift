import DiptychExampleTesting
import DiptychHTTPTesting
import DiptychTesting
import Foundation
import Testing

@testable import DiptychPreview

@Suite("A preview server")
struct PreviewServerTests {
  @Test("A change of the manifest is told to pages that are open, and pages have the new version")
  func manifest() async throws {
    let clock = ManualClock()
    try await PreviewedSite.with(clock: clock) { site in
      let client = try HTTPClient(port: site.port)
      await client.get("/.diptych-reload")
      let first = await Self.version(of: client)
      try await #expect(site.reply("/").text.contains("data-version=\"\(first)\""))

      // A tick without a change is silent; the next one tells of the change.
      await clock.advance(by: .milliseconds(250), keeping: 1)
      try site.folder.write("a second site", to: "site/.diptych-manifest")
      await clock.advance(by: .milliseconds(250), keeping: 1)
      let second = await Self.version(of: client)
      #expect(second != first)
      try await #expect(site.reply("/").text.contains("data-version=\"\(second)\""))

      // A manifest that is missing for a while is no change.
      try FileManager.default.removeItem(atPath: site.folder.path(of: "site/.diptych-manifest"))
      await clock.advance(by: .milliseconds(250), keeping: 1)
      try await #expect(site.reply("/").text.contains("data-version=\"\(second)\""))
      try site.folder.write("a third site, written anew", to: "site/.diptych-manifest")
      await clock.advance(by: .milliseconds(250), keeping: 1)
      let third = await Self.version(of: client)
      #expect(third != second)
    }
  }

  @Test("A call of reload is told to all pages that are open")
  func reload() async throws {
    try await PreviewedSite.with { site in
      let clients = [try HTTPClient(port: site.port), try HTTPClient(port: site.port)]
      var versions: [Set<String>] = [[], []]
      for client in clients {
        await client.get("/.diptych-reload")
        await versions[0].insert(Self.version(of: client))
      }
      site.server.reload()
      for client in clients { await versions[1].insert(Self.version(of: client)) }
      #expect(versions.map(\.count) == [1, 1])
      #expect(versions[0] != versions[1])
    }
  }

  /// Waits for the next event, and returns its version.
  private static func version(of client: HTTPClient) async -> String {
    _ = await client.text(upTo: "data: ")
    return String(await client.text(upTo: "\n").dropLast())
  }

  @Test("Another server has other versions, so a page of an earlier one is loaded again")
  func restart() async throws {
    var versions: Set<String> = []
    for _ in 0..<2 {
      try await PreviewedSite.with { site in
        let client = try HTTPClient(port: site.port)
        await client.get("/.diptych-reload")
        await versions.insert(Self.version(of: client))
      }
    }
    #expect(versions.count == 2)
  }

  @Test("A folder that is missing, and a port that is used, are named with the way out")
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
        "there is no folder “site”; write the site first, or give its folder",
        """
        the port 8080 is used by another program; end that program, or choose another port, \
        such as 0 for any that is free
        """,
        "the system keeps the port 80 for other users; choose one from 1024 on",
        "the system refused bind: No buffer space available",
      ]
    )
  }
}

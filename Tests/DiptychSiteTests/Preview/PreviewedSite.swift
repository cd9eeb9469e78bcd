import DiptychExampleTesting
import DiptychHTTPTesting
import Foundation
import Testing

@testable import DiptychSite

/// A written site in a temporary folder, and the server that shows it.
struct PreviewedSite: Sendable {
  let folder: TemporaryFolder
  let port: UInt16
  let server: PreviewServer

  /// The files of the sites in these tests, by their paths.
  static let files = [
    "index.html": "<!DOCTYPE html><p>Home",
    "404.html": "<!DOCTYPE html><p>Own page",
    "guide/index.html": "<p>Guide",
    "guide/start.html": "<p>Start",
    "guide.html": "<p>About the guide",
    "empty/note.txt": "a note",
    "style.css": "p {}",
    "a b+c.txt": "a space",
    "größe.txt": "two bytes",
    ".well-known/security.txt": "Contact",
    ".diptych-manifest": "secret",
    "guide/.Diptych-staging-1": "secret",
  ]

  /// Shows a site while a test uses it.
  static func with(
    files: [String: String] = files,
    basePath: String = "/",
    cleanURLs: Bool = false,
    _ body: (PreviewedSite) async throws -> Void
  ) async throws {
    try await TemporaryFolder.with { folder in
      try folder.makeFolder("site")
      for (name, text) in files {
        let file = "site/\(name)"
        let parts = file.split(separator: "/")
        try folder.makeFolder(parts.dropLast().joined(separator: "/"))
        try folder.write(text, to: file)
      }
      var server = PreviewServer(
        folder: folder.path(of: "site"),
        port: 0,
        basePath: basePath,
        cleanURLs: cleanURLs
      )
      server.timeout = .seconds(600)
      try await serving({ [server] in try await server.run(onStart: $0) }) { (address: String) in
        let parts = try #require(address.firstMatch(of: /^http:\/\/127\.0\.0\.1:(\d+)(\/.*)$/))
        let expectedPath = basePath == "docs" ? "/docs/" : basePath
        #expect(String(parts.2) == expectedPath)
        let port = try #require(UInt16(parts.1))
        try await body(PreviewedSite(folder: folder, port: port, server: server))
      }
    }
  }

  /// Returns the response to a GET, on a connection of its own.
  func reply(_ path: String) async throws -> HTTPReply {
    let client = try HTTPClient(port: port)
    await client.get(path)
    return try #require(await client.reply(), "no response for \(path)")
  }

  /// Returns a response as a line: its status, and its text without the script, or where it leads.
  func line(_ path: String) async throws -> String {
    let reply = try await reply(path)
    let text = reply.headers["location"].map { "-> \($0)" } ?? reply.pageText
    return "\(reply.status) \(text)"
  }
}

extension HTTPReply {
  /// The text without the script that loads the page again.
  var pageText: String { text.replacing(/<script data-path=.*<\/script>$/, with: "") }
}

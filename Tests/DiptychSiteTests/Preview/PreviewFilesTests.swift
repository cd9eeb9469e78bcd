import DiptychExampleTesting
import DiptychHTTPTesting
import Foundation
import Testing

@testable import DiptychSite

@Suite("Files of a previewed site") struct PreviewFilesTests {
  /// Returns a line for each path.
  private func lines(_ paths: [String], of site: PreviewedSite) async throws -> [String] {
    var lines: [String] = []
    for path in paths { try await lines.append("\(path): \(site.line(path))") }
    return lines
  }

  @Test("An address is a file, a folder with a page, or the page for missing files")
  func places() async throws {
    try await PreviewedSite.with { site in
      let paths = [
        "/", "/?a=b", "/index.html", "/guide", "/guide?a=b&c", "/guide/", "/guide/start.html",
        "/guide/start", "/guide/start.html/", "/empty", "/empty/", "/empty/note.txt",
        "/a%20b+c.txt", "/gr%C3%B6%C3%9Fe.txt", "/.well-known/security.txt", "/missing",
        "/missing/page.html", "/style.css/more",
      ]
      try await #expect(
        lines(paths, of: site) == [
          "/: 200 <!DOCTYPE html><p>Home",
          "/?a=b: 200 <!DOCTYPE html><p>Home",
          "/index.html: 200 <!DOCTYPE html><p>Home",
          "/guide: 307 -> /guide/",
          "/guide?a=b&c: 307 -> /guide/?a=b&c",
          "/guide/: 200 <p>Guide",
          "/guide/start.html: 200 <p>Start",
          "/guide/start: 404 <!DOCTYPE html><p>Own page",
          "/guide/start.html/: 404 <!DOCTYPE html><p>Own page",
          "/empty: 404 <!DOCTYPE html><p>Own page",
          "/empty/: 404 <!DOCTYPE html><p>Own page",
          "/empty/note.txt: 200 a note",
          "/a%20b+c.txt: 200 a space",
          "/gr%C3%B6%C3%9Fe.txt: 200 two bytes",
          "/.well-known/security.txt: 200 Contact",
          "/missing: 404 <!DOCTYPE html><p>Own page",
          "/missing/page.html: 404 <!DOCTYPE html><p>Own page",
          "/style.css/more: 404 <!DOCTYPE html><p>Own page",
        ]
      )
    }
  }

  @Test("Without .html in addresses, a page comes before a folder of its name")
  func cleanURLs() async throws {
    try await PreviewedSite.with(cleanURLs: true) { site in
      let paths = ["/", "/guide", "/guide/start", "/guide/start.html", "/guide/start/", "/missing"]
      try await #expect(
        lines(paths, of: site) == [
          "/: 200 <!DOCTYPE html><p>Home",
          "/guide: 200 <p>About the guide",
          "/guide/start: 200 <p>Start",
          "/guide/start.html: 200 <p>Start",
          "/guide/start/: 404 <!DOCTYPE html><p>Own page",
          "/missing: 404 <!DOCTYPE html><p>Own page",
        ]
      )
    }
  }

  @Test("A site stands below its path alone", arguments: ["/docs/", "docs"])
  func basePath(path: String) async throws {
    try await PreviewedSite.with(basePath: path) { site in
      let paths = ["/", "/docs", "/docs?a", "/docs/", "/docs/guide", "/guide/", "/docsguide/"]
      try await #expect(
        lines(paths, of: site) == [
          "/: 307 -> /docs/",
          "/docs: 307 -> /docs/",
          "/docs?a: 307 -> /docs/?a",
          "/docs/: 200 <!DOCTYPE html><p>Home",
          "/docs/guide: 307 -> /docs/guide/",
          "/guide/: 404 <!DOCTYPE html><p>Own page",
          "/docsguide/: 404 <!DOCTYPE html><p>Own page",
        ]
      )
    }
  }

  @Test("Without a page for missing files, the server has its own")
  func notFound() async throws {
    try await PreviewedSite.with(files: ["a.txt": "a"]) { site in
      let reply = try await site.reply("/")
      #expect(reply.statusLine == "HTTP/1.1 404 Not Found")
      #expect(
        reply.pageText.hasSuffix("<p>The site has no file at this address.</p></body></html>")
      )
    }
  }

  private static let hostileAddresses = [
    "/../secret.txt", "/guide/../../secret.txt", "/..", "/../", "/./index.html", "/.",
    "/%2e%2e/secret.txt", "/%2E%2E/secret.txt", "/.%2e/secret.txt", "/guide/%2e%2e/index.html",
    "/%2e%2e%2fsecret.txt", "/..%2fsecret.txt", "/guide%2fstart.html", "/%2fetc/passwd",
    "//etc/passwd", "///etc/passwd", "//evil.example/..", "/guide//start.html", "//guide",
    "/..%5csecret.txt", "/..\\secret.txt", "/%5c..%5csecret.txt", "/C:%5cWindows",
    "/%252e%252e/secret.txt", "/%252e%252e%252fsecret.txt", "/..%252fsecret.txt",
    "/%c0%ae%c0%ae/secret.txt", "/%e0%80%ae%e0%80%ae/secret.txt", "/%uff0e%uff0e/secret.txt",
    "/index.html%00", "/index.html%00.txt", "/%00", "/a%0ab", "/a%0d%0aX:%20y", "/%7f",
    "/%", "/%2", "/%zz", "/index.html%", "/%ff", "/%c3", "/%ed%a0%80",
    "/.diptych-manifest", "/%2ediptych-manifest", "/.DIPTYCH-MANIFEST", "/.diptych-",
    "/guide/.Diptych-staging-1", "/outside.txt", "/outside/secret.txt", "/parent/secret.txt",
    "/absolute", "/reserved.txt", "/dangling.txt", "/loop.txt", "/pipe", "/root/etc/passwd",
  ]

  @Test("No address opens a file outside of the folder, or one of the writer")
  func traversal() async throws {
    var files = PreviewedSite.files
    files["404.html"] = nil
    try await PreviewedSite.with(files: files) { site in
      let folder = site.folder
      try folder.write("secret", to: "secret.txt")
      let links = [
        "outside.txt": "../secret.txt", "outside": "..", "parent": folder.path,
        "absolute": folder.path(of: "secret.txt"), "reserved.txt": ".diptych-manifest",
        "dangling.txt": "nothing.txt", "loop.txt": "loop.txt", "root": "/",
      ]
      for (name, destination) in links {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path(of: "site/\(name)"),
          withDestinationPath: destination
        )
      }
      #expect(mkfifo(folder.path(of: "site/pipe"), 0o600) == 0)
      for address in Self.hostileAddresses {
        let reply = try await site.reply(address)
        #expect(reply.status == 404, "\(address)")
        #expect(!reply.text.contains("secret") && !reply.text.contains("root:"), "\(address)")
      }
    }
  }

  @Test("A link inside of the folder is followed, like the folder") func links() async throws {
    try await PreviewedSite.with { site in
      try FileManager.default.createSymbolicLink(
        atPath: site.folder.path(of: "site/inside.css"),
        withDestinationPath: "style.css"
      )
      try await #expect(site.line("/inside.css") == "200 p {}")
      try FileManager.default.moveItem(
        atPath: site.folder.path(of: "site"),
        toPath: site.folder.path(of: "moved")
      )
      try FileManager.default.createSymbolicLink(
        atPath: site.folder.path(of: "site"),
        withDestinationPath: "moved"
      )
      try await #expect(site.line("/style.css") == "200 p {}")
    }
  }

  @Test("Names of files have the types of their endings") func types() {
    let types = [
      "a.html", "a.HTM", "a.css", "a.js", "a.mjs", "a.json", "a.svg", "a.png", "a.jpg", "a.jpeg",
      "a.gif", "a.webp", "a.avif", "a.woff2", "a.xml", "a.atom", "a.txt", "a.wasm", "a.ico",
      "a.wav", "a.mp4", "a.pdf", "a.md", "a.tar.gz", "html", "b.css/a", ".html",
    ].map { "\($0) \(PreviewedFolder.contentType(of: $0))" }
    #expect(
      types == [
        "a.html text/html; charset=utf-8",
        "a.HTM text/html; charset=utf-8",
        "a.css text/css; charset=utf-8",
        "a.js text/javascript; charset=utf-8",
        "a.mjs text/javascript; charset=utf-8",
        "a.json application/json",
        "a.svg image/svg+xml",
        "a.png image/png",
        "a.jpg image/jpeg",
        "a.jpeg image/jpeg",
        "a.gif image/gif",
        "a.webp image/webp",
        "a.avif image/avif",
        "a.woff2 font/woff2",
        "a.xml application/xml",
        "a.atom application/atom+xml; charset=utf-8",
        "a.txt text/plain; charset=utf-8",
        "a.wasm application/wasm",
        "a.ico image/x-icon",
        "a.wav audio/wav",
        "a.mp4 video/mp4",
        "a.pdf application/pdf",
        "a.md text/markdown; charset=utf-8",
        "a.tar.gz application/octet-stream",
        "html application/octet-stream",
        "b.css/a application/octet-stream",
        ".html text/html; charset=utf-8",
      ]
    )
  }

  @Test("A response has the fields of a file that is not cached, and HEAD has no body")
  func fields() async throws {
    try await PreviewedSite.with { site in
      try await #expect(
        site.reply("/style.css").headers == [
          "content-type": "text/css; charset=utf-8", "cache-control": "no-store",
          "x-content-type-options": "nosniff", "content-length": "4", "accept-ranges": "bytes",
          "connection": "close",
        ]
      )
      for path in ["/style.css", "/", "/missing", "/.diptych-reload"] {
        let client = try HTTPClient(port: site.port)
        await client.send("HEAD \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        let head = try #require(await client.reply(isHead: true))
        let full = try await site.reply(path)
        #expect(head.headers == full.headers)
        #expect(head.statusLine == full.statusLine)
        #expect(await client.rest() == "")
      }
    }
  }

  @Test(
    "A range of a file is sent alone; an invalid range is ignored",
    arguments: [
      ("bytes=0-4", "206 bytes 0-4/8 a no\n"), ("bytes=7-", "206 bytes 7-7/8 s"),
      ("bytes=-3", "206 bytes 5-7/8 tes"), ("bytes=-20", "206 bytes 0-7/8 a no\ntes"),
      ("bytes=6-99999", "206 bytes 6-7/8 es"), ("bytes=8-", "416 bytes */8 "),
      ("bytes=-0", "416 bytes */8 "), ("bytes=3-2", "200 - a no\ntes"),
      ("bytes=0-1,3-4", "200 - a no\ntes"), ("bytes=-", "200 - a no\ntes"),
      ("lines=0-1", "200 - a no\ntes"), ("bytes=99999999999999999999-", "200 - a no\ntes"),
    ]
  )
  func ranges(field: String, expected: String) async throws {
    try await PreviewedSite.with(files: ["a.txt": "a no\ntes", "b.txt": ""]) { site in
      let client = try HTTPClient(port: site.port)
      await client.get("/a.txt", fields: "Range: \(field)\r\n")
      let reply = try #require(await client.reply())
      let text = "\(reply.status) \(reply.headers["content-range"] ?? "-") \(reply.text)"
      #expect(text == expected)
      let empty = try HTTPClient(port: site.port)
      await empty.get("/b.txt", fields: "Range: \(field)\r\n")
      #expect([200, 416].contains(await empty.reply()?.status))
    }
  }

  @Test("A large file is sent whole, to several clients at the same time")
  func large() async throws {
    try await PreviewedSite.with { site in
      let bytes = [UInt8](
        (0..<3_000_001).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
      )
      try Data(bytes).write(to: URL(filePath: site.folder.path(of: "site/large.wasm")))
      try await withThrowingTaskGroup { group in
        for _ in 0..<6 {
          group.addTask { try await #expect(site.reply("/large.wasm").body == bytes) }
        }
        try await group.waitForAll()
      }
    }
  }
}

import DiptychExampleTesting
import DiptychHTTPTesting
import DiptychTerminalTesting
import Foundation
import Testing

@testable import markdown_site

@Suite("A Markdown site in a browser")
struct ServingTests {
  @Test("A change of a file is a change of the open page; a broken link leaves the site as it is")
  func serve() async throws {
    try await TemporaryFolder.with { folder in
      try folder.writeDocuments(["README.md": "# Harbour\n\nOne ship.\n"])
      let program = try ServedProgram(
        "markdown-site",
        [folder.path(of: "docs"), "--html", folder.path(of: "site"), "--serve", "--port=0"]
      )
      let port = try await program.port()
      #expect(try await HTTPReply.get("/", port: port)?.text.contains("One ship.") == true)

      func version() async throws -> String? {
        try await HTTPReply.get("/.diptych-reload", port: port)?.text
      }
      let first = try await version()
      try folder.writeDocuments(["README.md": "# Harbour\n\nTwo of them.\n"])
      while try await version() == first { try await Task.sleep(for: .milliseconds(50)) }
      #expect(try await HTTPReply.get("/", port: port)?.text.contains("Two of them.") == true)

      try folder.writeDocuments(["README.md": "# Harbour\n\n[Lost](lost.md)\n"])
      let problem = try await program.line { $0.hasSuffix("correct the link.") }
      #expect(
        problem.replacing(folder.path, with: "TMP")
          == "- TMP/docs/README.md:3: the link “lost.md” has no target in the site. Add the page, or"
          + " correct the link."
      )
      #expect(try await HTTPReply.get("/", port: port)?.text.contains("Two of them.") == true)
      #expect(try await program.interrupt() == .killed(SIGINT))
    }
  }

  @Test(
    "The messages about a wrong command line",
    arguments: [
      (["--port", "80"], "option '--port' needs the option '--serve'."),
      (
        ["--serve", "--port", "65536"],
        "option '--port' can't be '65536'; give a port from 0 to 65535."
      ),
      (["--serve=80"], "option '--serve' takes no value."),
      (
        ["--serve", "--dry-run"],
        "'--serve' and '--dry-run' contradict each other; give one of them."
      ),
    ] as [([String], String)]
  )
  func usage(arguments: [String], message: String) async throws {
    try await TemporaryFolder.with { folder in
      let run = try await Run.program(["docs", "--html", "site"] + arguments, in: folder)
      #expect(
        run
          == Run(error: "markdown-site: \(message) See 'markdown-site --help'.\n", status: 2)
      )
    }
  }

  @Test("A used port is named, and the site is written")
  func takenPort() async throws {
    try await TemporaryFolder.with { folder in
      try folder.writeDocuments(["README.md": "# Harbour\n"])
      let program = try ServedProgram(
        "markdown-site",
        [folder.path(of: "docs"), "--html", folder.path(of: "site"), "--serve", "--port=0"]
      )
      let port = try await program.port()
      let other = try await Run.site("--serve", "--port", "\(port)", in: folder)
      #expect(
        other.error
          == "markdown-site: the port \(port) is used by another program; end that program, or choose"
          + " another port, such as 0 for any that is free\n"
      )
      #expect(other.status == 1)
      #expect(try await program.interrupt() == .killed(SIGINT))
    }
  }
}

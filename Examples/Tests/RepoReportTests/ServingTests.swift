import DiptychExampleTesting
import DiptychHTTPTesting
import DiptychTerminalTesting
import Foundation
import Testing

@testable import DiptychRepoReport

@Suite("A report in a browser")
struct ServingTests {
  @Test("The pages are shown until Ctrl-C")
  func serve() async throws {
    try await FixtureRepository.with(.sample) { fixture in
      let program = try ServedProgram(
        "repo-report",
        [fixture.path, "--html", fixture.folder.path(of: "site"), "--serve", "--port", "0"],
        environment: fixture.environment.merging(["TERM": "xterm-256color"]) { $1 }
      )
      let port = try await program.port()
      let page = try #require(try await HTTPReply.get("/commits/1.html", port: port))
      #expect(page.status == 200)
      #expect(page.text.contains("<title>Commits, page 1 of 1 · bistro</title>"))
      #expect(try await program.interrupt() == .killed(SIGINT))
      #expect(throws: HTTPClientError.self) { try HTTPClient(port: port) }
    }
  }
}

import BistroFolderTesting
import BistroTerminalTesting
import DiptychTesting
import Foundation
import Testing

@testable import BistroCore

/// Tests that run the program with its output in a pipe and in a terminal.
@Suite("The program", .timeLimit(.minutes(2))) struct CommandTests {
  private static func run(
    _ arguments: String...,
    in folder: TemporaryFolder
  ) async throws -> Program.End {
    try await Program.run("bistro", arguments, environment: ["XDG_DATA_HOME": folder.path])
  }

  @Test("A pipe gets the whole screen, without escape sequences", arguments: Tab.allCases)
  func screens(tab: Tab) async throws {
    try await TemporaryFolder.with { folder in
      let end = try await Self.run(tab.rawValue, "--width", "80", in: folder)
      #expect(end.status == 0)
      #expect(end.error.isEmpty)
      expectSnapshot(of: end.output, named: tab.rawValue)
    }
  }

  @Test("A search prints what it has found, and a part that fails says so and is status 1")
  func searchAndFailure() async throws {
    try await TemporaryFolder.with { folder in
      let found = try await Self.run(
        "archive",
        "--query",
        "チーズ",
        "--category",
        "洋食",
        "--width",
        "80",
        in: folder
      )
      #expect(found.status == 0)
      expectSnapshot(of: found.output, named: "found")
      let failed = try await Self.run("favorites", "--fail", "favorites", in: folder)
      #expect(failed.status == 1)
      #expect(failed.output.contains("--fail says so"))
    }
  }

  @Test("A server gives the same screen as the files, and a failing server is named")
  func server() async throws {
    try await TemporaryFolder.with { folder in
      let files = try await Self.run("home", in: folder)
      try await TestServer.with { server in
        let web = try await Self.run("home", "--api", server.address("ok"), in: folder)
        #expect(web == files)
        let failed = try await Self.run("archive", "--api", server.address("500"), in: folder)
        #expect(failed.status == 1)
        #expect(failed.output.contains("The server answered 500 for “archive”. Try again later."))
      }
    }
  }

  @Test("The state as JSON can be read again")
  func json() async throws {
    try await TemporaryFolder.with { folder in
      let end = try await Self.run("archive", "--query", "feta", "--json", in: folder)
      #expect(end.status == 0)
      let object = try JSONSerialization.jsonObject(with: Data(end.output.utf8))
      let archive = try #require((object as? [String: Any])?["archive"] as? [String: Any])
      let results = try #require(archive["results"] as? [String: Any])
      #expect(results["state"] as? String == "loaded")
      let dishes = (results["value"] as? [String: Any])?["dishes"] as? [[String: Any]]
      #expect(dishes?.compactMap { $0["id"] as? Int } == [39])
    }
  }

  @Test("Wrong usage is status 64, and a wrong API name lists the right ones")
  func errors() async throws {
    try await TemporaryFolder.with { folder in
      var end = try await Self.run("--nope", in: folder)
      #expect(
        end
          == .init(
            status: 64,
            output: "",
            error: "bistro: unknown option '--nope'. See 'bistro --help'.\n"
          )
      )
      end = try await Self.run("home", "--query", "feta", in: folder)
      #expect(
        end
          == .init(
            status: 64,
            output: "",
            error: """
              bistro: '--query' has no effect on the screen 'home'; leave it out. See 'bistro --help'.

              """
          )
      )
      end = try await Self.run("--api", "ftp://example.org", in: folder)
      #expect(
        end
          == .init(
            status: 1,
            output: "",
            error: """
              bistro: 'ftp://example.org' is neither a folder nor an address such as \
              http://localhost:8080; give --api one of them

              """
          )
      )
      end = try await Self.run("home", "--api", folder.path(of: "none"), in: folder)
      #expect(end.status == 1)
      #expect(end.output.contains("There are no data files in"))
    }
  }

  @Test("The help")
  func help() async throws {
    try await TemporaryFolder.with { folder in
      let end = try await Self.run("--help", in: folder)
      #expect(end == .init(status: 0, output: BistroOptions.usage, error: ""))
    }
  }

  @Test("On a terminal a screen is drawn while it loads, and stays whole")
  func terminal() async throws {
    try await TemporaryFolder.with { folder in
      let terminal = try PseudoTerminal(
        columns: 80,
        rows: 24,
        running: try pathOfProgram("bistro"),
        ["archive", "--query", "feta", "--delay", "700"],
        environment: ["TERM": "xterm-256color", "XDG_DATA_HOME": folder.path]
      )
      try terminal.read { screen in screen.picture.contains { $0.contains("Loading…") } }
      #expect(try terminal.end() == .exited(0))
      expectSnapshot(of: terminal.screen.picture.joined(separator: "\n") + "\n", named: "feta")
    }
  }
}

import Diptych
import DiptychTerminal
import DiptychTerminalTesting
import Testing

@Suite("Pagers", .serialized)
struct PageTests {
  private func screen(_ pager: String, less: String? = nil) throws -> [String] {
    let terminal = try PseudoTerminal(
      columns: 60,
      rows: 10,
      running: "/bin/sh",
      [
        "-c", "\(less.map { "LESS='\($0)' " } ?? "")PAGER='\(pager)' \"$0\" page; echo status $?",
        Probe.path(),
      ]
    )
    #expect(try terminal.end() == .exited(0))
    return terminal.screen.picture
  }

  @Test("The command of PAGER shows the view, between what is printed before and after")
  func pager() throws {
    #expect(try screen(#"sed -e "s/^/> /""#) == ["before", "> one", "> two", "after", "status 0"])
  }

  @Test("A pager that reads nothing, and one that does not exist, end nothing")
  func failures() throws {
    #expect(try screen("true") == ["before", "after", "status 0"])
    let picture = try screen("no-such-pager 2>/dev/null")
    #expect(picture == ["before", "one", "two", "after", "status 0"])
  }

  @Test("Ctrl-C is a key of the pager, and the program goes on") func interrupt() throws {
    let terminal = try PseudoTerminal(
      columns: 60,
      rows: 10,
      running: "/bin/sh",
      ["-c", #"trap : INT; "$0" page; echo status $?"#, Probe.path()],
      environment: [
        "TERM": "xterm-256color", "PATH": "/usr/bin:/bin",
        // A `read` that waits for a key would miss a signal that comes right before it.
        "PAGER": #"sh -c "trap 'echo stopped; exit' INT; echo ready; while :; do sleep 1; done""#,
      ]
    )
    try terminal.read { $0.picture == ["before", "ready"] }
    terminal.send("\u{3}")
    #expect(try terminal.end() == .exited(0))
    #expect(terminal.screen.picture == ["before", "ready", "stopped", "after", "status 0"])
  }

  @Test(
    "Options of LESS are the user's, with one for colours before them",
    arguments: [(nil, "FRX"), ("", "-R"), ("-i", "-R -i"), ("-Pnext", "-R -Pnext")]
  )
  func less(less: String?, options: String) throws {
    #expect(
      try screen(#"sh -c "echo \$LESS""#, less: less) == ["before", options, "after", "status 0"]
    )
  }

  @Test("Where nothing is interactive the view is printed") func stream() async throws {
    #expect(try await streamOutput(of: .log) { $0.page(Text("one")) } == "one\n")
  }
}

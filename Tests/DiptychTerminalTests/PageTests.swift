import Diptych
import DiptychTerminal
import DiptychTerminalTesting
import Testing

@Suite("Pagers", .serialized)
struct PageTests {
  private func screen(_ pager: String) throws -> [String] {
    let terminal = try PseudoTerminal(
      columns: 60,
      rows: 10,
      running: "/bin/sh",
      ["-c", "PAGER='\(pager)' \"$0\" page; echo status $?", Probe.path()]
    )
    #expect(try terminal.end() == .exited(0))
    return terminal.screen.picture
  }

  @Test("The command of PAGER shows the view, between what is printed before and after")
  func pager() throws {
    #expect(
      try screen(#"sed -e "s/^/> /""#) == ["before", "> one", "> two", "after", "status 0"]
    )
  }

  @Test("A pager that reads nothing, and one that does not exist, end nothing")
  func failures() throws {
    #expect(try screen("true") == ["before", "after", "status 0"])
    let picture = try screen("no-such-pager 2>/dev/null")
    #expect(picture == ["before", "one", "two", "after", "status 0"])
  }

  @Test("Where nothing is interactive the view is printed")
  func stream() async throws {
    #expect(try await streamOutput(of: .log) { $0.page(Text("one")) } == "one\n")
  }
}

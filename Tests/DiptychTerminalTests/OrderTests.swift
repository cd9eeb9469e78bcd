import DiptychTerminal
import Foundation
import DiptychTerminalTesting
import Testing

/// Tests of a program that prints alternately with Swift, with C and with Diptych.
@Suite("The order of a program's output") struct OrderTests {
  private static let lines = ["1", "2", "3, 4", "5", "6", "7"]

  /// Runs the probe in a shell, and returns its output.
  private func output(_ script: String, mode: String) throws -> [String] {
    let terminal = try PseudoTerminal(
      columns: 60,
      rows: 10,
      running: "/bin/sh",
      ["-c", script, Probe.path(), mode]
    )
    #expect(try terminal.end() == .exited(0))
    return terminal.screen.picture
  }

  // Standard input is the terminal. Nobody types while a thread of the probe reads it.
  @Test(
    "Output keeps its order on a terminal, in a pipe and in a file",
    arguments: [
      "exec \"$0\" $1",
      "\"$0\" $1 2>&1 | cat",
      "file=$(mktemp); \"$0\" $1 >$file 2>&1; cat $file; rm $file",
    ],
    ["order", "errorOrder"]
  )
  func order(script: String, mode: String) throws {
    #expect(try output(script, mode: mode) == Self.lines)
  }

  @Test("Another stream waits for nothing: each has its own text, in order") func apart() throws {
    let script = "file=$(mktemp); \"$0\" $1 2>$file | cat; echo; cat $file; rm $file"
    #expect(try output(script, mode: "errorOrder") == ["1", "3, 5", "7", "", "2", "4", "6"])
  }

  @Test("A frame in a log stands before text that is printed after it") func frames() throws {
    let script = "for run in 1 2 3 4 5; do \"$0\" $1 </dev/null 2>&1 | cat; done"
    let lines = ["Waiting", "printed", "nested", "by the kit", "read"]
    let runs = Array(repeating: lines, count: 5).flatMap(\.self)
    #expect(try output(script, mode: "synchronous") == runs)
  }
}

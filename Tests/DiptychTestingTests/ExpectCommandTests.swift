import DiptychTesting
import Testing

@Suite("Commands") struct ExpectCommandTests {
  private func shell(_ script: String) -> Command { Command("sh", "-c", script) }

  @Test("The status and both outputs are in the snapshot") func outputs() async {
    await expectCommand(shell("echo out; echo wrong >&2; printf 'a\\033[1m'; exit 3"))
  }

  @Test("The snapshot of a command without output is its status")
  func silent() async { await expectCommand(Command("true")) }

  @Test("A command that a signal ends says which")
  func signal() async { await expectCommand(shell("kill -KILL $$")) }

  @Test("Values that differ from run to run are scrubbed") func scrubbed() async {
    await expectCommand(shell("echo 'took 0.123 seconds'"), scrubbedBy: .durations)
  }

  @Test("A command has its input, its folder and its environment") func settings() async throws {
    let command = Command(
      "sh",
      "-c",
      "pwd; cat; echo $NAME",
      in: "/",
      environment: ["PATH": "/usr/bin:/bin", "NAME": "Ada"],
      input: Array("input\n".utf8)
    )
    #expect(String(decoding: try await command.run().output, as: UTF8.self) == "/\ninput\nAda\n")
  }

  @Test("A command may end without reading its input")
  func unreadInput() async throws {
    var command = Command("true")
    command.input = Array(repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(try await command.run().end == .exited(0))
  }

  @Test("Both outputs are read, however long they are") func long() async throws {
    let script = "yes out | head -c 1000000; yes errors | head -c 1000000 >&2"
    let result = try await shell(script).run()
    #expect(result.output.count == 1_000_000)
    #expect(result.errors.count == 1_000_000)
  }

  @Test("A program that is missing, and one that runs too long, are errors") func failures() async {
    let missing = await failure(of: Command("no-such-program"))
    #expect(missing == .notStarted(program: "no-such-program", reason: "there is no such program"))
    var endless = shell("exec sleep 1000")
    endless.limit = .milliseconds(50)
    let timedOut = await failure(of: endless)
    #expect(timedOut == .timedOut(program: "sh", limit: .milliseconds(50)))
    // The shell waits for a child, which keeps the output open.
    var waiting = shell("sleep 1000 | cat; true")
    waiting.limit = .milliseconds(50)
    let killed = await failure(of: waiting)
    #expect(killed == .timedOut(program: "sh", limit: .milliseconds(50)))
    var held = shell("sleep 1000 &")
    held.limit = .milliseconds(200)
    let outputHeld = await failure(of: held)
    #expect(outputHeld == .timedOut(program: "sh", limit: .milliseconds(200)))
  }

  @Test("A command that can't run as it is written is an error that says why")
  func impossible() async {
    let inNoFolder = await failure(of: Command("ls", in: "/no-such-folder"))
    #expect(inNoFolder == .noFolder(program: "ls", folder: "/no-such-folder"))
    let withNUL = await failure(of: Command("echo", "a\u{0}b"))
    #expect(withNUL == .argumentWithNUL(program: "echo"))
    let text = await failure(of: Command("/etc/passwd"))
    #expect(text == .notStarted(program: "/etc/passwd", reason: "the file is not executable"))
  }

  private func failure(of command: Command) async -> Command.Failure? {
    do throws(Command.Failure) {
      _ = try await command.run()
      return nil
    } catch {
      return error
    }
  }

  @Test("The messages of the errors") func messages() {
    #expect(
      Command.Failure.notStarted(program: "a", reason: "there is no such program").description
        == """
        The program a can't be started: there is no such program. Name one that is installed, or \
        its path.
        """
    )
    #expect(
      Command.Failure.noFolder(program: "a", folder: "b").description == """
        The program a can't be started in “b”: there is no such folder. Create it before the command \
        runs, or name another one.
        """
    )
    #expect(
      Command.Failure.argumentWithNUL(program: "a").description == """
        The program a can't be given a NUL in an argument or an environment variable. Leave it out, \
        or write it to the `input` of the command.
        """
    )
    #expect(
      Command.Failure.timedOut(program: "a", limit: .seconds(60)).description == """
        The program a, or one that it started and that keeps its output open, ran longer than \
        60.0 seconds, and was killed. Give it more time by the `limit` of its command, or the \
        input that it waits for.
        """
    )
  }
}

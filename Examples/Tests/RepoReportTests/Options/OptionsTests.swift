import DiptychTerminal
import DiptychTesting
import DiptychExampleSupport
import Testing

@testable import DiptychRepoReport

@Suite struct OptionsTests {
  @Test(
    "The meaning of a command line",
    arguments: [
      ([], Options()),
      (["kit"], Options(path: "kit")),
      (["--width", "72"], Options(output: OutputOptions(width: 72))),
      (["--width=72", "kit"], Options(path: "kit", output: OutputOptions(width: 72))),
      (
        ["kit", "--color", "never", "--limit=5"],
        Options(path: "kit", limit: 5, output: OutputOptions(color: .never))
      ),
      (["--color=always"], Options(output: OutputOptions(color: .always))),
      (["--color=auto"], Options(output: OutputOptions(color: .auto))),
      (["--html", "out"], Options(output: OutputOptions(htmlDirectory: "out"))),
      (["--html=a=b"], Options(output: OutputOptions(htmlDirectory: "a=b"))),
      (["--html", "-out"], Options(output: OutputOptions(htmlDirectory: "-out"))),
      (["--no-lines"], Options(countsLines: false)),
      (["--no-lines", "kit"], Options(path: "kit", countsLines: false)),
      (
        ["--commit-pages", "--html", "out"],
        Options(hasCommitPages: true, output: OutputOptions(htmlDirectory: "out"))
      ),
      (
        ["--serve", "--html=out"],
        Options(output: OutputOptions(htmlDirectory: "out", serving: ServingOptions(isOn: true)))
      ),
      (
        ["--html=out", "--port=0", "--serve"],
        Options(
          output: OutputOptions(
            htmlDirectory: "out",
            serving: ServingOptions(isOn: true, port: 0)
          )
        )
      ),
      (["--limit", "3", "--limit", "4"], Options(limit: 4)),
      (["--", "--width"], Options(path: "--width")),
      (["--width", "9", "--", "-h"], Options(path: "-h", output: OutputOptions(width: 9))),
      (["-"], Options(path: "-")),
      (["-h"], Options(request: .help)),
      (["--help", "--nonsense"], Options(request: .help)),
      (["--version"], Options(request: .version)),
      (
        ["--limit=1000000", "--width=10000"],
        Options(limit: 1_000_000, output: OutputOptions(width: 10_000))
      ),
    ] as [([String], Options)]
  )
  func parsing(arguments: [String], expected: Options) throws {
    #expect(try Options(arguments: arguments) == expected)
  }

  @Test(
    "The messages about a wrong command line",
    arguments: [
      (
        ["--colour"], "unknown option '--colour'; did you mean '--color'?"
      ),
      (
        ["--wdith=3"], "unknown option '--wdith'; did you mean '--width'?"
      ),
      (["--vers"], "unknown option '--vers'; did you mean '--version'?"),
      (["--frobnicate"], "unknown option '--frobnicate'."),
      (["-x"], "unknown option '-x'."),
      (
        ["--width"],
        "option '--width' needs a value: a number of columns from 1 to 10000."
      ),
      (
        ["--html", "--limit"],
        "option '--html' needs a value: the folder for the pages."
      ),
      (
        ["--html="],
        "option '--html' is empty; give the folder for the pages."
      ),
      ([""], "PATH is empty; give the folder of a git repository."),
      (
        ["--width", "0"],
        "option '--width' can't be '0'; give a number of columns from 1 to 10000."
      ),
      (
        ["--width", "-5"],
        "option '--width' can't be '-5'; give a number of columns from 1 to 10000."
      ),
      (
        ["--limit=99999999999999999999"],
        "option '--limit' can't be '99999999999999999999'; give a number of rows from 1 to 1000000."
      ),
      (
        ["--color=blue"],
        "option '--color' can't be 'blue'; give 'auto', 'always', 'never'."
      ),
      (["--no-lines=5"], "option '--no-lines' takes no value."),
      (["--serve"], "option '--serve' needs the option '--html'."),
      (["--port", "80", "--html=out"], "option '--port' needs the option '--serve'."),
      (["--port", "-1"], "option '--port' can't be '-1'; give a port from 0 to 65535."),
      (["--serve=80"], "option '--serve' takes no value."),
      (["--commit-pages"], "option '--commit-pages' needs the option '--html'."),
      (["--commit-pages=5", "--html", "out"], "option '--commit-pages' takes no value."),
      (["--help=yes"], "option '--help' takes no value."),
      (
        ["a", "b\n"],
        "unexpected argument 'b\\n'; the PATH is already 'a'."
      ),
    ] as [([String], String)]
  )
  func usageErrors(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Options(arguments: arguments) }
    #expect(error?.description == message)
  }

  @Test("A hostile argument is shown harmlessly")
  func hostileArgument() {
    let error = #expect(throws: UsageError.self) {
      try Options(arguments: ["--\u{1B}[31m\u{202E}\n"])
    }
    #expect(
      error?.description
        == "unknown option '--\\u{1B}[31m\\u{202E}\\n'."
    )
  }

  @Test("The help fits 80 columns")
  func usageWidth() {
    expectSnapshot(of: Options.usage)
    let long = Options.usage.split(separator: "\n").filter { $0.count > 80 }
    #expect(long == [])
  }
}

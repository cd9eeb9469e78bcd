import DiptychExampleTesting
import Testing

@testable import diptych_snapshots

@Suite("Options of the program") struct ToolOptionsTests {
  @Test(
    "Each message about wrong usage names the mistake",
    arguments: [
      (["lst"], "unknown verb 'lst'; did you mean 'list'?"),
      (["draw"], "unknown verb 'draw'."),
      (["--all"], "option '--all' needs a verb before it."),
      (
        ["list", "--all"],
        "option '--all' does not belong to 'list'; it belongs to 'accept' or 'reject'."
      ),
      (["prune", "--json"], "option '--json' does not belong to 'prune'; it belongs to 'list'."),
      (
        ["prune", "--check", "--delete"],
        "'--check' and '--delete' contradict each other; give one of them."
      ),
      (["accept", "--all", "a"], "'--all' and 'a' contradict each other; give one of them."),
      (["reject"], "'reject' needs the paths of snapshots, or '--all'."),
      (["list", "a"], "unexpected argument 'a'."),
      (
        ["list", "--output", "a.html"],
        "option '--output' does not belong to 'list'; it belongs to 'report'."
      ),
      (["report", "--output"], "option '--output' needs a value: a file for the page."),
      (["list", "--jsno"], "unknown option '--jsno'; did you mean '--json'?"),
      (
        ["list", "--width", "0"],
        "option '--width' can't be '0'; give a number of columns from 1 to 10000."
      ),
    ] as [([String], String)]
  )
  func usage(arguments: [String], message: String) async throws {
    try await TemporaryFolder.with { folder in
      let run = try await ToolRun(arguments, in: folder)
      let error = "diptych-snapshots: \(message) See 'diptych-snapshots --help'.\n"
      #expect(run == ToolRun(status: 2, error: error))
    }
  }

  @Test("The help fits into 80 columns", arguments: [["--help"], ["list", "-h"], []])
  func help(arguments: [String]) async throws {
    try await TemporaryFolder.with { folder in
      let run = try await ToolRun(arguments, in: folder)
      #expect(run == ToolRun(status: 0, output: ToolOptions.usage))
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }

  @Test("A folder without a package is an error") func noPackage() async throws {
    try await TemporaryFolder.with { folder in
      let run = try await ToolRun(["list"], in: folder)
      #expect(
        run
          == ToolRun(
            status: 1,
            error: """
              diptych-snapshots: No folder above /app contains a Package.swift, so the folder of \
              the references is unknown. Set DIPTYCH_SNAPSHOTS to their folder.

              """
          )
      )
    }
  }

  @Test("The package may be elsewhere") func elsewhere() async throws {
    try await ScratchPackage.with { package in
      try package.test(["a": "new"], status: 1)
      try await TemporaryFolder.with { folder in
        let run = try await ToolRun(
          ["accept", "AppTests", "--package", package.folder.path],
          in: folder
        )
        #expect(run == ToolRun(status: 0, output: "accepted AppTests/a/default.txt\n"))
      }
    }
  }
}

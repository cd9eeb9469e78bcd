import DiptychExampleTesting
import Testing

@Suite("Verbs for staged outputs") struct ReviewVerbsTests {
  private static let path = "AppTests/a/default.txt"

  @Test("Nothing is staged") func nothing() async throws {
    try await ScratchPackage.with { package in
      let none = ToolRun(status: 0, output: "No outputs are staged.\n")
      let list = try await package.tool("list")
      #expect(list == none)
      let accept = try await package.tool("accept", "--all")
      #expect(accept == none)
      let json = try await package.tool("list", "--json")
      #expect(json == ToolRun(status: 0, output: "[\n\n]\n"))
    }
  }

  @Test("Staged outputs are shown, for people and for programs") func list() async throws {
    try await ScratchPackage.with { package in
      try package.reference("old\nsame\n", at: Self.path)
      try package.test(["a": "new\nsame\nmore\n", "b": "1\n2\n3"], status: 1)
      #expect(
        try await package.tool("list")
          == ToolRun(
            status: 0,
            output: """
              Snapshot                 Lines  Test
              ────────────────────────────────────────────────────────────
              AppTests/a/default.txt   +2 -1  a() (AppTests/Tests.swift:1)
              AppTests/b/default.txt  new, 3  b() (AppTests/Tests.swift:1)

              Next: `swift run diptych-snapshots review` in a terminal, `accept PATH` or `reject PATH`; `--all` selects all of them.

              """
          )
      )
      #expect(
        try await package.tool("list", "--json")
          == ToolRun(
            status: 0,
            output: """
              [
                {
                  "addedLines" : 2,
                  "kind" : "changed",
                  "output" : "/app/.build/snapshots/pending/AppTests/a/default.txt",
                  "path" : "AppTests/a/default.txt",
                  "reference" : "/app/Snapshots/AppTests/a/default.txt",
                  "removedLines" : 1,
                  "test" : "a() (AppTests/Tests.swift:1)"
                },
                {
                  "addedLines" : 3,
                  "kind" : "new",
                  "output" : "/app/.build/snapshots/pending/AppTests/b/default.txt",
                  "path" : "AppTests/b/default.txt",
                  "reference" : "/app/Snapshots/AppTests/b/default.txt",
                  "removedLines" : 0,
                  "test" : "b() (AppTests/Tests.swift:1)"
                }
              ]

              """
          )
      )
    }
  }

  @Test(
    "An output is named by its path, its reference, its file or a folder",
    arguments: [
      "AppTests/a/default.txt", "Snapshots/AppTests/a/default.txt", "AppTests/a", "AppTests/a/",
      ".build/snapshots/pending/AppTests/a/default.txt",
      "/app/Snapshots/AppTests/a/default.txt",
      "/app/.build/snapshots/pending/AppTests/a/default.txt",
    ]
  )
  func names(path: String) async throws {
    try await ScratchPackage.with { package in
      try package.reference("old", at: Self.path)
      try package.test(["a": "new", "b": "new"], status: 1)
      let name = path.replacing("/app", with: package.folder.path)
      #expect(
        try await package.tool("accept", name)
          == ToolRun(status: 0, output: "accepted AppTests/a/default.txt\n")
      )
      #expect(try package.references() == [Self.path: "new"])
    }
  }

  @Test(
    "An output is named by its test, as the list shows it",
    arguments: ["Suite/a() (AppTests/Tests.swift:1)", "Suite/a()", "Suite/a", "Suite"]
  )
  func tests(name: String) async throws {
    try await ScratchPackage.with { package in
      try package.test(["Suite/a": "new", "Suite2/a": "new", "b": "new"], status: 1)
      let accepted = "accepted AppTests/Suite/a/default.txt\n"
      #expect(try await package.tool("accept", name) == ToolRun(status: 0, output: accepted))
    }
  }

  @Test("A misspelled test is suggested") func misspelledTest() async throws {
    try await ScratchPackage.with { package in
      try package.test(["Suite/summary": "new"], status: 1)
      #expect(
        try await package.tool("accept", "Suite/sumary")
          == ToolRun(
            status: 1,
            error: """
              diptych-snapshots: no output is staged at 'Suite/sumary'; did you mean \
              'Suite/summary'?

              """
          )
      )
    }
  }

  @Test("A run of all tests that passes leaves no output that it has not staged")
  func stale() async throws {
    try await ScratchPackage.with { package in
      let staged = "AppTests/b/default.txt\nTests/AppTests/Tests.swift:2:21"
      func list() async throws -> String {
        try await package.tool("list").output.split(separator: "\n")
          .filter { $0.contains("Tests.swift:1") }
          .compactMap { $0.split(separator: " ").first }.joined(separator: "\n")
      }
      let call = "expectInlineSnapshot(of: text) { \"old\" }\n"
      try package.folder.write("\n" + call, to: "Tests/AppTests/Tests.swift")
      try package.reference("same", at: "AppTests/a/default.txt")
      try package.test(["b": "new"], inline: [2: "new"], status: 1)
      #expect(try await list() == staged)
      // A part of the tests, and a run that failed, say nothing of other tests.
      try package.test(["a": "same"], arguments: ["--filter", "a", "--testing-library", "x"])
      #expect(try await list() == staged)
      try package.test(["a": "same"], status: 1)
      #expect(try await list() == staged)
      // An issue that is known does not fail the run, and its output stays.
      try package.test(["a": "same", "b": "new"], inline: [2: "new"])
      #expect(try await list() == staged)
      try package.test(["a": "same"])
      #expect(try await list() == "")
      #expect(try await package.tool("accept", "--all").output == "No outputs are staged.\n")
    }
  }

  @Test("A staged text without a call is left out when another run has not taken it")
  func noCall() async throws {
    try await ScratchPackage.with { package in
      let source = "Tests/AppTests/Tests.swift"
      let call = "expectInlineSnapshot(of: text) { \"old\" }\n"
      try package.folder.write(call, to: source)
      try package.test([:], inline: [1: "new"], status: 1)
      try package.folder.write("\n" + call, to: source)
      let refused = try await package.tool("accept", source)
      #expect(
        refused
          == ToolRun(
            status: 1,
            error: """
              diptych-snapshots: /app/\(source):1:21: No call of expectInlineSnapshot is here. \
              The file has changed since the tests ran, so run them again; or another function \
              makes the call, so make it in the test itself.

              """
          )
      )
      try package.test([:], inline: [2: "newer"], status: 1)
      #expect(
        try await package.tool("accept", source)
          == ToolRun(status: 0, output: "accepted \(source):2:21\n")
      )
      #expect(try await package.tool("list").output == "No outputs are staged.\n")
    }
  }

  @Test("Outputs are rejected, and the references stay") func reject() async throws {
    try await ScratchPackage.with { package in
      try package.reference("old", at: Self.path)
      try package.test(["a": "new", "b": "new"], status: 1)
      #expect(
        try await package.tool("reject", "AppTests")
          == ToolRun(
            status: 0,
            output: "rejected AppTests/a/default.txt\nrejected AppTests/b/default.txt\n"
          )
      )
      #expect(try package.references() == [Self.path: "old"])
      #expect(try await package.tool("list").output == "No outputs are staged.\n")
    }
  }

  @Test("A path without an output changes nothing") func unknown() async throws {
    try await ScratchPackage.with { package in
      try package.test(["a": "new"], status: 1)
      #expect(
        try await package.tool("accept", "AppTests/a/default.txt", "AppTests/a/defalt.txt")
          == ToolRun(
            status: 1,
            error: """
              diptych-snapshots: no output is staged at 'AppTests/a/defalt.txt'; did you mean \
              'AppTests/a/default.txt'?

              """
          )
      )
      #expect(
        try await package.tool("reject", "Other")
          == ToolRun(
            status: 1,
            error: """
              diptych-snapshots: no output is staged at 'Other'; 'swift run diptych-snapshots list' shows those that are.

              """
          )
      )
      #expect(try package.references() == [:])
    }
  }

  @Test("A reference that changed since is not replaced") func changed() async throws {
    try await ScratchPackage.with { package in
      try package.reference("old", at: Self.path)
      try package.test(["a": "new"], status: 1)
      try package.reference("other", at: Self.path)
      #expect(
        try await package.tool("accept", "--all")
          == ToolRun(
            status: 1,
            error: """
              diptych-snapshots: The reference /app/Snapshots/AppTests/a/default.txt has changed \
              since the test ran, so nobody has seen the difference. Run the test again.

              """
          )
      )
    }
  }
}

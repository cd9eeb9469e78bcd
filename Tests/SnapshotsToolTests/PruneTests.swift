import DiptychExampleTesting
import DiptychSnapshots
import Testing

@Suite("The verb prune") struct PruneTests {
  @Test("Obsolete references are shown, and removed only when asked") func obsolete() async throws {
    try await ScratchPackage.with { package in
      for path in ["AppTests/gone/a.txt", "AppTests/gone/b.txt", "AppTests/off/default.txt"] {
        try package.reference("old", at: path)
      }
      try package.folder.write("@Test(.disabled()) func off() {}", to: "Tests.swift")
      try package.test(["a": "a"], record: .missing)
      try package.folder.makeFolder("Snapshots/NewTests")
      try package.folder.write("new", to: "Snapshots/NewTests/a.txt")
      let found = """
        • AppTests/gone/a.txt
        • AppTests/gone/b.txt
        """
      let others = """

        Their tests exist and took no snapshot, maybe they are disabled:
        • AppTests/off/default.txt

        Written after the last run:
        • NewTests/a.txt

        """
      #expect(
        try await package.tool("prune")
          == ToolRun(
            status: 1,
            output: """
              1 reference is used.

              No test uses these:
              \(found)

              To remove them: `swift run diptych-snapshots prune --delete`
              \(others)
              """
          )
      )
      #expect(try package.references().count == 5)
      #expect(
        try await package.tool("prune", "--delete")
          == ToolRun(
            status: 0,
            output: """
              1 reference is used.

              Removed, since no test uses them:
              \(found)
              \(others)
              """
          )
      )
      #expect(
        try package.references() == [
          "AppTests/a/default.txt": "a", "AppTests/off/default.txt": "old", "NewTests/a.txt": "new",
        ]
      )
      #expect(try await package.tool("prune", "--check").status == 0)
    }
  }

  @Test("A run of some tests is not checked, and nothing is removed")
  func unchecked() async throws {
    try await ScratchPackage.with { package in
      try package.reference("old", at: "AppTests/gone/a.txt")
      try package.test(
        ["a": "a"],
        arguments: ["--filter", "a", "--testing-library", "swift-testing"],
        record: .missing
      )
      #expect(
        try await package.tool("prune", "--delete")
          == ToolRun(
            status: 1,
            output: """
              Not checked. The last run had --filter a, so not all tests took their snapshots. Run \
              all of them: swift test.

              """
          )
      )
      try package.test(["b": "new"], status: 1)
      try package.test(["a": "a"], status: nil)
      #expect(
        try await package.tool("prune")
          == ToolRun(
            status: 1,
            output: """
              Not checked. This system does not tell whether the last run passed. If it did, say \
              so: swift run diptych-snapshots prune --passed.

              """
          )
      )
      #expect(try await package.tool("list", "--json").output.contains("AppTests/b/default.txt"))
      #expect(try await package.tool("prune", "--passed", "--delete").status == 0)
      #expect(try await package.tool("list").output == "No outputs are staged.\n")
      #expect(try package.references() == ["AppTests/a/default.txt": "a"])
    }
  }
}

import DiptychExampleTesting
import Foundation
import Testing

@Suite("The verb doctor") struct DoctorTests {
  @Test("A package without references has no problems") func healthy() async throws {
    try await ScratchPackage.with { package in
      let run = try await package.tool("doctor")
      #expect(run == ToolRun(status: 0, output: "No problems.\n"))
    }
  }

  @Test("Git settings that change references are problems") func repository() async throws {
    try await ScratchPackage.with { package in
      try package.reference("a\n", at: "AppTests/a/default.txt")
      try git(["init", "-q"], in: package)
      try package.folder.write("*.txt\n", to: ".gitignore")
      try package.folder.write(
        """
        [*]
        insert_final_newline = true
        trim_trailing_whitespace = true
        [Makefile]
        indent_style = tab

        """,
        to: ".editorconfig"
      )
      #expect(
        try await package.tool("doctor")
          == ToolRun(
            status: 1,
            output: """
              • Git may convert the line endings of references. Put the line "Snapshots/** -text" into .gitattributes.
              • Git ignores Snapshots/AppTests/a/default.txt. Change .gitignore so that the reference is committed.
              • .editorconfig has editors change references. Add the section "[Snapshots/**]" with "trim_trailing_whitespace = unset" and "insert_final_newline = unset".

              """
          )
      )
      try package.folder.write("", to: ".gitignore")
      try package.folder.write("Snapshots/** -text\n", to: ".gitattributes")
      try package.folder.write(
        """
        [*]
        insert_final_newline = true
        trim_trailing_whitespace = true
        [Snapshots/**]
        insert_final_newline = unset
        trim_trailing_whitespace = unset

        """,
        to: ".editorconfig"
      )
      #expect(
        try await package.tool("doctor")
          == ToolRun(
            status: 1,
            output: """
              • Git does not ignore .build/snapshots/pending. Put the line ".build/" into .gitignore.

              """
          )
      )
      try package.folder.write(".build/\n", to: ".gitignore")
      #expect(try await package.tool("doctor") == ToolRun(status: 0, output: "No problems.\n"))
    }
  }

  @Test("A reference that was damaged is a problem") func files() async throws {
    try await ScratchPackage.with { package in
      try package.reference("a\r\nb\r\n", at: "AppTests/a/crlf.txt")
      try package.reference(
        "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\n",
        at: "AppTests/a/merge.txt"
      )
      try package.reference("a\n=======\nb\n", at: "AppTests/a/heading.txt")
      try package.reference("a", at: "AppTests/a/case.txt")
      try package.reference("a", at: "AppTests/a/Case.txt")
      try Data([0xFF, 0xFE]).write(
        to: URL(filePath: package.folder.path(of: "Snapshots/AppTests/a/utf16.txt"))
      )
      try FileManager.default.createSymbolicLink(
        atPath: package.folder.path(of: "Snapshots/AppTests/a/link.txt"),
        withDestinationPath: "case.txt"
      )
      #expect(
        try await package.tool("doctor")
          == ToolRun(
            status: 1,
            output: """
              • AppTests/a/Case.txt and AppTests/a/case.txt are one file where file names ignore case. Rename the case of one of them.
              • The lines of AppTests/a/crlf.txt end with a carriage return. Write them without it, and see that git does not convert line endings.
              • AppTests/a/link.txt is a link, which a new reference would replace. Make it a file.
              • AppTests/a/merge.txt:2 has a conflict marker of a merge. Keep one side, or run the test again and accept its output.
              • AppTests/a/utf16.txt is not UTF-8. Run its test again and accept the output.

              """
          )
      )
    }
  }

  private func git(_ arguments: [String], in package: ScratchPackage) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", package.folder.path] + arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}

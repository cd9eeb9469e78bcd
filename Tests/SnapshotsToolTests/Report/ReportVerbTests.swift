import DiptychExampleTesting
import Foundation
import Testing

@testable import diptych_snapshots

@Suite("The verb report") struct ReportVerbTests {
  @Test("A page without staged outputs says so") func nothing() async throws {
    try await ScratchPackage.with { package in
      #expect(
        try await package.tool("report")
          == ToolRun(
            status: 0,
            output: "Wrote .build/snapshots/report.html: no outputs are staged.\n"
          )
      )
      let page = try package.folder.contents(of: ".build/snapshots")["report.html"]
      #expect(page?.contains("No outputs are staged.") == true)
    }
  }

  @Test("The outputs of paths are shown, or all") func paths() async throws {
    try await ScratchPackage.with { package in
      for name in ["a", "b"] { try package.reference("old\n", at: "AppTests/\(name)/default.txt") }
      try package.test(["a": "new\n"], status: 1)
      #expect(
        try await package.tool("report").output
          == """
          Wrote .build/snapshots/report.html: 1 output that differs from its reference.

          """
      )
      try package.test(["b": "new\n", "c": "1\n", "d": "2\n"], status: 1)
      #expect(
        try await package.tool("report", "--output", "pages/all.html").output
          == """
          Wrote pages/all.html: 2 outputs that differ from their references, and 2 without a reference.

          """
      )
      #expect(
        try await package.tool("report", "AppTests/c", "Snapshots/AppTests/d").output
          == "Wrote .build/snapshots/report.html: 2 outputs without a reference.\n"
      )
      let outside = package.folder.path + ".html"
      defer { try? FileManager.default.removeItem(atPath: outside) }
      #expect(
        try await package.tool("report", "AppTests/c", "--output", outside).output
          == "Wrote /app.html: 1 output without a reference.\n"
      )
      let pages = try package.folder.contents()
      let ids = ["pages/all.html", ".build/snapshots/report.html"].map { path in
        ["a", "b", "c", "d"].filter { pages[path]?.contains("reject AppTests/\($0)/") == true }
      }
      #expect(ids == [["a", "b", "c", "d"], ["c", "d"]])
    }
  }

  @Test("A page that can't be written is an error, and the previous page stays")
  func unwritable() async throws {
    try await ScratchPackage.with { package in
      try FileManager.default.createSymbolicLink(
        atPath: package.folder.path(of: "link.html"),
        withDestinationPath: "Package.swift"
      )
      for (path, message) in [
        (
          "Package.swift/a.html",
          "'/app/Package.swift/a.html' can't be written: File exists; give --output another file."
        ),
        (
          "link.html",
          "'/app/link.html' is a link, which the page would replace; give --output another file."
        ),
      ] {
        let run = try await package.tool("report", "--output", path)
        #expect(run == ToolRun(status: 1, error: "diptych-snapshots: \(message)\n"))
      }
      let run = try await package.tool("report", "AppTests")
      #expect(
        run
          == ToolRun(
            status: 1,
            error: """
              diptych-snapshots: no output is staged at 'AppTests'; 'swift run diptych-snapshots list' shows those that are.

              """
          )
      )
      #expect(try package.folder.contents()["Package.swift"] == "")
    }
  }
}

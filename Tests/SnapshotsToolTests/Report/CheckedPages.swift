import Diptych
import Foundation
import Testing

@testable import diptych_snapshots

/// The page of a report for external checkers, see `Scripts/check-pages`.
///
/// The suite writes it to a folder in the one that `CHECKED_PAGES` names, and is skipped without
/// it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["CHECKED_PAGES"] != nil))
struct CheckedPages {
  @Test("The page of a report") func report() throws {
    let path = try #require(ProcessInfo.processInfo.environment["CHECKED_PAGES"])
    let folder = URL(filePath: path).appending(path: "report")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let page = ReportPage(
      package: "App",
      outputs: [
        StagedOutput("AppTests/a/default.w40.txt", "Total: 12.00\n", "Total: 13.00\n"),
        StagedOutput("AppTests/a/default.html", "<p class=\"dim\">12.00</p>\n", "<p>13.00</p>\n"),
        StagedOutput("AppTests/a/default.ansi", nil, #"\e[31mred\e[0m"# + "\n"),
        .inline,
      ]
    )
    try Data(page.rendered(as: .html).utf8).write(to: folder.appending(path: "report.html"))
  }
}

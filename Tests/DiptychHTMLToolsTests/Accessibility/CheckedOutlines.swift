import DiptychHTMLTools
import Foundation
import Testing

/// The outlines that `Scripts/check-pages` compares with a browser's.
///
/// The suite writes one beside each page in the folder that `OUTLINED_PAGES` names, and is skipped
/// without it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["OUTLINED_PAGES"] != nil))
struct CheckedOutlines {
  @Test("Outlines of all pages in a folder, and of the cases") func outlines() throws {
    let path = try #require(ProcessInfo.processInfo.environment["OUTLINED_PAGES"])
    let folder = URL(filePath: path)
    let cases = folder.appending(path: "cases")
    try FileManager.default.createDirectory(at: cases, withIntermediateDirectories: true)
    for sample in OutlineCase.all {
      let page = "<!DOCTYPE html><meta charset=\"utf-8\">\(sample.html)"
      try Data(page.utf8).write(to: cases.appending(path: "\(sample.name).html"))
    }
    for name in try FileManager.default.subpathsOfDirectory(atPath: path)
    where name.hasSuffix(".html") {
      let page = folder.appending(path: name)
      let html = try String(contentsOf: page, encoding: .utf8)
      try Data(AccessibilityOutline(html: html).description.utf8)
        .write(to: page.deletingPathExtension().appendingPathExtension("aria.yml"))
    }
  }
}

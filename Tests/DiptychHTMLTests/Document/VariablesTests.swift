@testable import DiptychHTML
import Foundation
import Testing

/// Tests that the tables of variables in the documentation of `Document` match the stylesheet.
@Suite("Variables of the sheet")
struct VariablesTests {
  private let comment: [Substring]

  init() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let package = tests.appending(path: "../../..").standardized
    let file = package.appending(path: "Sources/DiptychHTML/Document/Document.swift")
    comment = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("///") }
  }

  /// Returns the cells of the table with a header, by row.
  private func rows(under header: String) -> [[String]] {
    guard let start = comment.firstIndex(of: "/// | \(header) |") else { return [] }
    return comment[(start + 2)...].prefix { $0.hasPrefix("/// |") }.map { line in
      line.dropFirst(5).dropLast().split(separator: "|").map {
        $0.trimming { $0 == " " || $0 == "`" }
      }
    }
  }

  @Test("Each variable is there, with its values on a light and a dark ground")
  func variables() throws {
    let light = try #require(Stylesheet.base.firstMatch(of: /:root \{(.*?)\}/)?.1)
    let dark = try #require(Stylesheet.base.firstMatch(of: /dark\) \{ :root \{(.*?)\}/)?.1)
    let darkValues = Dictionary(uniqueKeysWithValues: declarations(in: dark))
    let documented = rows(under: "variable | what it colours or measures | light | dark")
    let values = documented.map { [$0[0], $0[2], $0[3]] }
    #expect(
      values == declarations(in: light).map { [$0, $1, darkValues[$0] ?? ""] }
        + [["--sidebar", "30ch", ""]]
    )
    // Rules set these two variables for the cells of a table; they are not variables of the page.
    let used = Set(Stylesheet.standard.matches(of: /var\((--[a-z-]+)/).map { String($0.1) })
      .filter { !$0.hasPrefix("--fg-") && !$0.hasPrefix("--bg-") }
    #expect(used == Set(values.map { $0[0] }).union(["--cell-line", "--part-line"]))
  }

  private func declarations(in block: Substring) -> [(String, String)] {
    block.matches(of: /(--[a-z-]+): ([^;]+)/).map { (String($0.1), $0.2.trimming { $0 == " " }) }
  }

  @Test("Each named colour is there, on both grounds, as a text and as a ground")
  func colors() {
    let header = "colour | `--fg-` light | dark | `--bg-` light | dark"
    #expect(
      rows(under: header)
        == NamedColor.all.map { color in
          ["\(color.name)", color.light, color.dark, color.lightGround, color.darkGround]
        }
    )
  }
}

extension StringProtocol {
  /// Returns the string without the characters at both ends that a predicate holds for.
  fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> String {
    let start = drop(while: isLeftOut)
    return String(String(start.reversed()).drop(while: isLeftOut).reversed())
  }
}

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

  @Test("Each token is there, with its value")
  func tokens() {
    let colors = Token.all.filter { $0.value.hasPrefix("light-dark(") || $0.value.hasPrefix("#") }
    let expectedColors: [[String]] = colors.map { color in
      let values = color.value.dropFirst("light-dark(".count).dropLast().split(separator: ",")
      return ["--\(color.name)"] + values.map { $0.trimming { $0 == " " } }
    }
    let colorRows = rows(under: "colour | what it colours | light | dark")
    #expect(colorRows.map { [$0[0], $0[2], $0[3]] } == expectedColors)
    let others = Token.all.filter { token in !colors.contains { $0.name == token.name } }
    let expectedOthers: [[String]] = others.map { ["--\($0.name)", $0.value] }
    let otherRows = rows(under: "variable | what it measures | value")
    #expect(otherRows.map { [$0[0], $0[2]] } == expectedOthers + [["--sidebar", "13rem"]])
  }

  /// Returns the names that a pattern finds in the stylesheet.
  private func names(_ pattern: Regex<(Substring, Substring)>) -> [String] {
    Stylesheet.standard.matches(of: pattern).map { match in String(match.output.1) }
  }

  @Test("Each variable that a rule reads is a token, a colour, or set by a rule")
  func references() {
    let used = Set(names(/var\((--[a-z0-9-]+)/))
    let set = Set(names(/(--[a-z0-9-]+):/))
    let roles = Set(Role.allCases.map { "--\($0.className)" })
    let weights = Set(roles.map { "\($0)-weight" })
    let unknown: Set<String> = used.subtracting(set).subtracting(roles).subtracting(weights)
    #expect(unknown == ["--sidebar"])
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

import Foundation
import Testing

@testable import DiptychHTML

@Suite("The standard stylesheet") struct StandardRulesTests {
  /// The starts of the class names of all rules that the sources make.
  private func declaredNames() throws -> [String] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let folder = tests.appending(path: "../../../Sources/DiptychHTML/Stylesheet").standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("StyleRule+") }
    #expect(!files.isEmpty)
    return try files.flatMap { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .matches(of: /StyleRule\(\s*(?:ClassName\()?"([a-z-]+)"/).map { String($0.1) }
    }
  }

  /// The classes that no element uses: defaults, and settings that are written in another way.
  private static let unused: Set = ["across-leading", "down-top", "vertical-top", "content-top"]

  @Test("The standard stylesheet has every rule") func registration() throws {
    let names = Set(Stylesheet.standardRules.map(\.className))
    let declared = try declaredNames()
    #expect(declared.count > 50)
    for declared in declared where !Self.unused.contains(declared) {
      let isThere =
        declared.hasSuffix("-")
        ? names.contains { $0.hasPrefix(declared) } : names.contains(declared)
      #expect(
        isThere,
        """
        The rule of the class \(declared) is not in Stylesheet.standard, so a page with a stylesheet \
        file has no such rule. Add it to Stylesheet.standardRules, in Stylesheet.swift.
        """
      )
    }
  }

  @Test("Each rule occurs once, and ends where the next one starts") func names() {
    let rules = Stylesheet.standardRules
    #expect(Set(rules.map(\.className)).count == rules.count)
    for rule in rules {
      #expect(!rule.css.contains("&"), "\(rule.className)")
      #expect(rule.css.hasSuffix("}\n"), "\(rule.className)")
    }
  }

  @Test(
    "A rule is its class, its declarations and its nested rules",
    arguments: [
      (.gap(2), ".gap-2 { gap: 2lh 2ch }\n"),
      (.columnPercent(50), ".column-50-percent { width: 50% }\n"),
      (.foreground(.red), ".fg-red { color: var(--fg-red) }\n"),
      (.background(.indexed(202)), ".bg-202 { background: #ff5f00 }\n"),
      (.foreground(Color(red: 1, green: 2, blue: 255)), ".fg-0102ff { color: #0102ff }\n"),
      (
        .facts,
        """
        .facts { display: grid; grid-template-columns: fit-content(50%) minmax(0, 1fr); \
        gap: var(--space-1) var(--space-5) }
        .facts > div { display: contents }
        .facts dt { overflow-wrap: anywhere }
        .facts dd { margin: 0; font-variant-numeric: tabular-nums }

        """
      ),
      (
        .layers,
        """
        .zstack { display: grid }
        .zstack > * { grid-area: 1 / 1; margin-block: 0; min-width: 0; max-width: 100% }
        .zstack > * + * { background: var(--ground) }

        """
      ),
    ] as [(StyleRule, String)]
  )
  func css(rule: StyleRule, css: String) { #expect(rule.css == css) }

  @Test("A long word widens no page: it breaks in labels, links, paths of pages and badges")
  func longWords() {
    let rules = Sheet(Stylesheet.standard(with: .standard)).rules
    func value(_ property: String, of selector: String) -> String? {
      rules.lazy.filter { $0.selector == selector }.compactMap { $0[property] }.first
    }
    for selector in [".facts dt", "nav a", ".crumbs"] {
      #expect(value("overflow-wrap", of: selector) == "anywhere", "\(selector)")
    }
    #expect(value("white-space", of: ".badge") == nil)
    #expect(value("max-width", of: ".badge") == "100%")
    // A badge stays on one line in a table, which scrolls, and beside other views.
    #expect(value("white-space", of: ":is(td,th,.hstack) .badge") == "nowrap")
  }

  @Test("Columns have space for letters that are wider than a digit") func columns() {
    #expect(
      StyleRule.columns(12).css == """
        .columns-12 { grid-template-columns: repeat(auto-fill, minmax(min(15ch, 100%), 1fr)) }

        """
    )
  }

  @Test("The segments of a bar and its track differ without colours") func segments() {
    #expect(
      StyleRule.segmentedBar.css == """
        .churn { width: 100%; min-width: 3rem; max-width: 20rem; height: 0.5rem; \
        vertical-align: middle; border-radius: 2px; background: var(--track, var(--line)); \
        outline: 1px solid transparent }
        .churn rect { fill: currentColor; fill-opacity: 0.85 }
        .churn rect + rect { clip-path: inset(0 0 0 min(1.5px, 40%)) }

        """
    )
  }
}

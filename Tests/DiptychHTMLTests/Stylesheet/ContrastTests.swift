import DiptychViews
import Testing

@testable import DiptychHTML

/// The colours of text can be told from what is behind them (WCAG 2.2, 1.4.3).
///
/// The pairs are read from the stylesheet. Exact colours, and a named colour on another one, are
/// the author's choice. The lines around cells and panels are not controls.
@Suite("Contrast of the standard stylesheet") struct ContrastTests {
  /// A preset of a theme.
  enum Preset: CaseIterable {
    case standard, plain, highContrast, monochrome

    fileprivate var sheet: Sheet { Self.sheets[self] ?? Sheet("") }

    private static let sheets = Dictionary(
      uniqueKeysWithValues: allCases.map { ($0, Sheet(Stylesheet.standard(with: $0.theme))) }
    )

    private var theme: Theme {
      switch self {
      case .standard: .standard
      case .plain: .plain
      case .highContrast: .highContrast
      case .monochrome: .monochrome
      }
    }
  }

  /// A text and its ground, by the selectors of the rules that colour them, in a scheme.
  private struct Pair {
    let scheme: Sheet.Scheme
    let text: String
    let ground: String
    let textColor: String
    let groundColor: String

    /// The problem of the pair, or nil.
    func defect(below least: Double) -> String? {
      if textColor == "inherit" { return nil }
      guard let ratio = Contrast.ratio(textColor, groundColor) else {
        return
          "\(text) on \(ground), \(scheme): \(textColor) on \(groundColor) is no pair of colours"
      }
      guard ratio < least else { return nil }
      let shown = (ratio * 100).rounded(.down) / 100
      return "\(text) on \(ground), \(scheme): \(textColor) on \(groundColor) is \(shown) to 1"
    }
  }

  /// Returns the rules of all media that give a property a colour by a variable.
  private func colored(_ property: String, in sheet: Sheet) -> [(selector: String, value: String)] {
    sheet.rules.filter { $0.media.isEmpty }.compactMap { rule in
      rule[property].flatMap { value in
        let isColor = value.hasPrefix("var(") && value.hasSuffix(")") && !value.contains("--status")
        return isColor && value.count { $0 == ")" } < 4 ? (rule.selector, value) : nil
      }
    }
  }

  /// Returns the properties as they are in an element of a class with a ground: the rules about the
  /// class may set them anew.
  private func properties(onGroundOf selector: String, in sheet: Sheet) -> [String: String] {
    var properties = sheet.properties
    for rule in sheet.rules where rule.media.isEmpty && rule.selector != ":root" {
      guard rule.declarations.contains(where: { $0.name.hasPrefix("--") }) else { continue }
      let isMatching =
        rule.selector == selector
        || rule.selector.matches(of: /\[class\^="([^"]+)"\]/).contains {
          selector.hasPrefix(".\($0.1)")
        }
      guard isMatching else { continue }
      for (name, value) in rule.declarations where name.hasPrefix("--") { properties[name] = value }
    }
    return properties
  }

  @Test(
    "The colour of a status, and text, on its tint",
    arguments: Sheet.Scheme.allCases,
    Preset.allCases
  )
  func statuses(scheme: Sheet.Scheme, preset: Preset) {
    let properties = preset.sheet.properties
    let defects = Status.allCases.flatMap { status in
      ["\(status.role.className)", "ink"].compactMap { text in
        Pair(
          scheme: scheme,
          text: text,
          ground: "\(status.role.className)-tint",
          textColor: Sheet.resolve("var(--\(text))", properties, in: scheme),
          groundColor: Sheet.resolve("var(--\(status.role.className)-tint)", properties, in: scheme)
        ).defect(below: 4.5)
      }
    }
    #expect(defects == [])
  }

  /// The colours of text that have a ground of their own in the same rule or around it, and the
  /// roles of lines and of areas.
  private static let ownGround: Set = [
    ".inverse", ":is(button,.button).primary", ".on-accent", ".ground", ".sunken", ".line",
    ".edge", ".track",
  ]

  /// The roles with a hue; on a named background they are the author's choice.
  private static let hues: Set = [
    ".info", ".success", ".warning", ".danger", ".added", ".removed", ".keyword", ".type",
    ".string", ".number",
  ]

  @Test(
    "Every text on the background of the page",
    arguments: Sheet.Scheme.allCases,
    Preset.allCases
  )
  func onPage(scheme: Sheet.Scheme, preset: Preset) {
    let sheet = preset.sheet
    let texts = colored("color", in: sheet).filter { !Self.ownGround.contains($0.selector) }
    #expect(texts.count > 20)
    let defects = texts.compactMap { text in
      Pair(
        scheme: scheme,
        text: text.selector,
        ground: "body",
        textColor: Sheet.resolve(text.value, sheet.properties, in: scheme),
        groundColor: Sheet.resolve("var(--ground)", sheet.properties, in: scheme)
      ).defect(below: 4.5)
    }
    #expect(defects == [])
  }

  @Test(
    "The texts of the page on every other background",
    arguments: Sheet.Scheme.allCases,
    Preset.allCases
  )
  func onGrounds(scheme: Sheet.Scheme, preset: Preset) {
    let sheet = preset.sheet
    let grounds = colored("background", in: sheet).filter { !$0.selector.isTrack }
    #expect(grounds.count > 16)
    let texts = colored("color", in: sheet).filter { !$0.selector.hasPrefix(".fg-") }
    let defects = grounds.flatMap { ground -> [String] in
      let properties = properties(onGroundOf: ground.selector, in: sheet)
      // An area with a text of its own is read in that; its links are coloured like it.
      let own = texts.first { $0.selector == ground.selector && $0.selector != "body" }
      let others = texts.filter {
        !ground.selector.hasPrefix(".bg-") || !Self.hues.contains($0.selector)
      }
      let inside = own.map { [$0] + texts.filter { $0.selector == ".dim" } } ?? others
      return inside.filter { !Self.ownGround.contains($0.selector) || own != nil }.compactMap {
        text in
        Pair(
          scheme: scheme,
          text: text.selector,
          ground: ground.selector,
          textColor: Sheet.resolve(text.value, properties, in: scheme),
          groundColor: Sheet.resolve(ground.value, properties, in: scheme)
        ).defect(below: 4.5)
      }
    }
    #expect(defects == [])
  }

  @Test(
    "Graphics and the edges of controls on the background of the page",
    arguments: Sheet.Scheme.allCases,
    Preset.allCases
  )
  func graphics(scheme: Sheet.Scheme, preset: Preset) {
    let sheet = preset.sheet
    let names = ["edge", "accent", "info", "success", "warning", "danger"]
    let series = (1...8).map { "series-\($0)" }
    let defects = (names + series).compactMap { name in
      Pair(
        scheme: scheme,
        text: name,
        ground: "body",
        textColor: Sheet.resolve("var(--\(name))", sheet.properties, in: scheme),
        groundColor: Sheet.resolve("var(--ground)", sheet.properties, in: scheme)
      ).defect(below: 3)
    }
    #expect(defects == [])
  }

  @Test(
    "The ratio is the one of WCAG",
    arguments: [
      ("#000000", "#ffffff", 21), ("#ffffff", "#ffffff", 1), ("#777777", "#ffffff", 4.47),
      ("#ff0000", "#ffffff", 3.99),
    ] as [(String, String, Double)]
  )
  func ratio(first: String, second: String, ratio: Double) {
    #expect(Contrast.ratio(first, second).map { ($0 * 100).rounded(.down) / 100 } == ratio)
    #expect(Contrast.ratio(second, first) == Contrast.ratio(first, second))
  }

  @Test("A failed contrast is reported with the names and the ratio") func message() {
    let pair = Pair(
      scheme: .light,
      text: ".dim",
      ground: "body",
      textColor: "#777777",
      groundColor: "#ffffff"
    )
    #expect(pair.defect(below: 4.5) == ".dim on body, light: #777777 on #ffffff is 4.47 to 1")
    #expect(pair.defect(below: 4) == nil)
  }
}

extension String {
  /// Whether a selector is for a mark without text: a bar, a track, or blocks for hidden text.
  fileprivate var isTrack: Bool {
    contains("meter") || contains("progress") || self == ".redacted" || hasPrefix(".heat")
      || hasPrefix(".churn")
  }
}

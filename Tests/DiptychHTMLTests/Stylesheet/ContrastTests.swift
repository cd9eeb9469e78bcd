import DiptychHTML
import Testing

/// The colours of text can be told from what is behind them (WCAG 2.2, 1.4.3).
///
/// Which pairs there are is read from the sheet. An exact colour is what an author says, and so is
/// one named colour on another one. The lines around cells and panels are no controls.
@Suite("Contrast of the standard sheet")
struct ContrastTests {
  private let sheet = Sheet(Stylesheet.standard)

  /// A text and its ground, by the selectors of the rules that colour them, in a medium.
  private struct Pair {
    let media: String
    let text: String
    let ground: String
    let textColor: String
    let groundColor: String

    /// What is wrong with the pair, if anything is.
    func defect(below least: Double) -> String? {
      guard let ratio = Contrast.ratio(textColor, groundColor) else {
        return
          "\(text) on \(ground), \(media): \(textColor) on \(groundColor) is no pair of colours"
      }
      guard ratio < least else { return nil }
      let shown = (ratio * 100).rounded(.down) / 100
      return "\(text) on \(ground), \(media): \(textColor) on \(groundColor) is \(shown) to 1"
    }
  }

  private static let media = ["light", "(prefers-color-scheme: dark)", "print"]

  /// The value of a property, its variable replaced.
  private func resolve(_ value: String, _ variables: [String: String]) -> String {
    guard value.hasPrefix("var("), value.hasSuffix(")") else { return value }
    let name = String(value.dropFirst(4).dropLast())
    return variables[name].map { resolve($0, variables) } ?? value
  }

  /// The rules of all media that give a property a colour by a variable, by their selectors.
  private func colored(_ property: String) -> [(selector: String, value: String)] {
    sheet.rules.filter { $0.media.isEmpty }.compactMap { rule in
      rule[property].flatMap { $0.hasPrefix("var(") ? (rule.selector, $0) : nil }
    }
  }

  /// The variables as they are in an element of a class with a ground: the rules about the class may
  /// set them anew.
  private func variables(in media: String, onGroundOf selector: String) -> [String: String] {
    var variables = sheet.variables(in: media)
    for rule in sheet.rules where rule.media.isEmpty && rule.selector != ":root" {
      let isMatching =
        rule.selector == selector
        || rule.selector.matches(of: /\[class\^="([^"]+)"\]/).contains {
          selector.hasPrefix(".\($0.1)")
        }
      guard isMatching else { continue }
      for (name, value) in rule.declarations where name.hasPrefix("--") { variables[name] = value }
    }
    return variables
  }

  @Test("Every text on the ground of the page", arguments: media)
  func onPage(media: String) throws {
    let variables = sheet.variables(in: media)
    let ground = try #require(colored("background").first { $0.selector == "body" }?.value)
    let texts = colored("color").filter { $0.selector != ".inverse" }
    #expect(texts.count > 20)
    let defects = texts.compactMap { text in
      Pair(
        media: media,
        text: text.selector,
        ground: "body",
        textColor: resolve(text.value, variables),
        groundColor: resolve(ground, variables)
      ).defect(below: 4.5)
    }
    #expect(defects == [])
  }

  @Test("The texts of the page on every other ground", arguments: media.dropLast())
  func onGrounds(media: String) {
    let grounds = colored("background").filter { $0.selector != ".redacted" }
    #expect(grounds.count > 16)
    let texts = colored("color").filter { !$0.selector.hasPrefix(".fg-") }
    let defects = grounds.flatMap { ground -> [String] in
      let variables = variables(in: media, onGroundOf: ground.selector)
      // What has a ground and a text of its own is read in that; its links are coloured like it.
      let own = texts.first { $0.selector == ground.selector && $0.selector != "body" }
      let inside = own.map { [$0] + texts.filter { $0.selector == ".dim" } } ?? texts
      return inside.filter { $0.selector != ".inverse" || own != nil }.compactMap { text in
        Pair(
          media: media,
          text: text.selector,
          ground: ground.selector,
          textColor: resolve(text.value, variables),
          groundColor: resolve(ground.value, variables)
        ).defect(below: 4.5)
      }
    }
    #expect(defects == [])
  }

  @Test("The sign of a control on the ground of the page", arguments: media)
  func controls(media: String) {
    let variables = sheet.variables(in: media)
    let defects = colored("accent-color").compactMap { sign in
      Pair(
        media: media,
        text: sign.selector,
        ground: "body",
        textColor: resolve(sign.value, variables),
        groundColor: resolve("var(--ground)", variables)
      ).defect(below: 3)
    }
    #expect(defects == [])
    #expect(colored("accent-color").map(\.selector) == [".task"])
  }

  @Test(
    "The ratio is that of WCAG",
    arguments: [
      ("#000000", "#ffffff", 21), ("#ffffff", "#ffffff", 1), ("#777777", "#ffffff", 4.47),
      ("#ff0000", "#ffffff", 3.99),
    ] as [(String, String, Double)]
  )
  func ratio(first: String, second: String, ratio: Double) {
    #expect(Contrast.ratio(first, second).map { ($0 * 100).rounded(.down) / 100 } == ratio)
    #expect(Contrast.ratio(second, first) == Contrast.ratio(first, second))
  }

  @Test("A failed contrast is reported with the names and the ratio")
  func message() {
    let pair = Pair(
      media: "light",
      text: ".dim",
      ground: "body",
      textColor: "#777777",
      groundColor: "#ffffff"
    )
    #expect(
      pair.defect(below: 4.5) == ".dim on body, light: #777777 on #ffffff is 4.47 to 1"
    )
    #expect(pair.defect(below: 4) == nil)
  }
}

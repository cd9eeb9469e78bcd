import DiptychHTML
import DiptychViews

/// The stylesheet of several pages: the rules that at least one of the pages uses.
///
/// Pages with different themes have different stylesheets, because a theme sets the variables of a
/// whole page. Pages with figures, or with parts in other themes, have separate stylesheets, too,
/// so that other pages need not load these rules.
struct SharedStylesheet: Codable, Equatable, Sendable {
  /// The rules of a class, and their layer in the stylesheet.
  private struct Rule: Codable, Equatable {
    let layer: StyleRule.Layer
    let css: String
  }

  /// The theme of the pages.
  let theme: ThemeKey
  private var elements: ElementSet = []
  private var rules: [String: Rule] = [:]
  private var parts: [String: String] = [:]
  /// The rules so far, which are quicker to compare than their names.
  private var known = UsedRules()

  private enum CodingKeys: CodingKey {
    case theme, elements, rules, parts
  }

  /// Creates a sheet without a page.
  init(theme: ThemeKey) { self.theme = theme }

  /// Adds the rules that a page uses.
  mutating func insert(_ use: StylesheetUse) {
    elements.formUnion(use.elements)
    for rule in use.rules.all where known.insertIfNew(rule) {
      rules[rule.className] = Rule(layer: rule.layer, css: rule.css)
    }
    for (name, rule) in use.rules.themes where parts[name] == nil { parts[name] = rule.css }
  }

  /// Adds the rules that the pages of another stylesheet use.
  mutating func formUnion(_ other: SharedStylesheet) {
    elements.formUnion(other.elements)
    rules.merge(other.rules) { rule, _ in rule }
    parts.merge(other.parts) { rule, _ in rule }
  }

  /// The rules as CSS, as in an embedded stylesheet.
  var css: String {
    Stylesheet.stylesheet(
      elements: elements,
      classes: Stylesheet.compact(parts.values.sorted().joined())
        + Stylesheet.css(rules.mapValues { ($0.layer, $0.css) }),
      root: Stylesheet.compact(theme.root),
      final: Stylesheet.compact(theme.final)
    )
  }

  static func == (left: SharedStylesheet, right: SharedStylesheet) -> Bool {
    left.theme == right.theme && left.elements == right.elements && left.rules == right.rules
      && left.parts == right.parts
  }
}

extension ElementSet: Codable {}

extension StyleRule.Layer: Codable {}

extension SharedStylesheet {
  /// The rules of a theme.
  ///
  /// Pages with equal rules share a stylesheet.
  struct ThemeKey: Codable, Hashable, Comparable, Sendable {
    let root: String
    let final: String
    /// The parts of the pages with rules that most pages do not need.
    let extras: Extras

    static func < (left: ThemeKey, right: ThemeKey) -> Bool {
      (left.root, left.final, left.extras.rawValue)
        < (right.root, right.final, right.extras.rawValue)
    }
  }

  /// The parts of pages with rules that most pages do not need.
  struct Extras: OptionSet, Codable, Hashable, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates the parts of one or several pages from the layers of their rules.
    init(hasParts: Bool, layers: some Sequence<StyleRule.Layer>) {
      self = hasParts ? .parts : []
      if layers.contains(.figure) { insert(.figures) }
    }

    /// Parts in other themes.
    static let parts = Extras(rawValue: 1)
    /// Figures, such as charts.
    static let figures = Extras(rawValue: 2)
  }
}

extension StylesheetUse {
  /// The rules of the theme of the page.
  ///
  /// Pages with equal rules share a stylesheet.
  var theme: SharedStylesheet.ThemeKey {
    let extras = SharedStylesheet.Extras(
      hasParts: !rules.themes.isEmpty,
      layers: rules.all.lazy.map(\.layer)
    )
    return SharedStylesheet.ThemeKey(root: rootRule, final: finalRules, extras: extras)
  }
}

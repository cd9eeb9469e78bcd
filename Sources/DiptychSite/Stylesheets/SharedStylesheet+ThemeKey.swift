import DiptychHTML
import DiptychViews

extension SharedStylesheet {
  /// The rules of a theme.
  ///
  /// Pages with equal rules share a stylesheet.
  struct ThemeKey: Hashable, Comparable, Sendable {
    let root: String
    let final: String
    /// The parts of the pages with rules that most pages do not need.
    let extras: Extras

    /// Creates the rules of a theme.
    init(_ theme: Theme, extras: Extras = []) {
      self.init(root: theme.rootRule, final: theme.finalRules, extras: extras)
    }

    init(root: String, final: String, extras: Extras) {
      self.root = root
      self.final = final
      self.extras = extras
    }

    /// The rules as CSS.
    var css: String { root + final }

    static func < (left: ThemeKey, right: ThemeKey) -> Bool {
      (left.root, left.final, left.extras.rawValue)
        < (right.root, right.final, right.extras.rawValue)
    }
  }

  /// The parts of pages with rules that most pages do not need.
  struct Extras: OptionSet, Hashable, Sendable {
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

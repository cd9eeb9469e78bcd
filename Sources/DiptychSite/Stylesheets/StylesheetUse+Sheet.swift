import DiptychHTML

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

  /// The names of the rules, separated by spaces, for ``SharedStylesheet``.
  ///
  /// A number for the elements comes first.
  var names: String {
    let names = rules.all.map(\.className) + rules.themes.keys
    let elements = String(elements.rawValue, radix: 16)
    return ([elements] + names.sorted()).joined(separator: " ")
  }
}

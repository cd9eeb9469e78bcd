import DiptychHTML

extension StylesheetUse {
  /// The rules of the theme of the page; pages with equal ones share a stylesheet.
  var theme: SharedStylesheet.ThemeKey {
    let extras = SharedStylesheet.Extras(
      hasParts: !rules.themes.isEmpty,
      layers: rules.all.lazy.map(\.layer)
    )
    return SharedStylesheet.ThemeKey(root: rootRule, final: finalRules, extras: extras)
  }

  /// The names of the rules with spaces between them, as ``SharedStylesheet`` reads them; the
  /// elements come first, as a number.
  var names: String {
    let names = rules.all.map(\.className) + rules.themes.keys
    let elements = String(elements.rawValue, radix: 16)
    return ([elements] + names.sorted()).joined(separator: " ")
  }
}

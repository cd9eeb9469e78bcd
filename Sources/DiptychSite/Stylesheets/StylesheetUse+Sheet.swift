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
}

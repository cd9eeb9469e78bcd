import DiptychViews

/// The demands of a page on its stylesheet: the rules of its elements and of its classes, and its
/// theme.
package struct StylesheetUse: Sendable {
  let elements: ElementSet
  let rules: UsedRules

  /// The rules of the theme of the page.
  package let theme: SharedStylesheet.ThemeKey

  /// The names of the rules with spaces between them, from which ``SharedStylesheet`` knows them
  /// again; the elements come first, as a number.
  package var names: String {
    let names = rules.all.map(\.className) + rules.themes.keys
    let elements = String(elements.rawValue, radix: 16)
    return ([elements] + names.inAscendingOrder()).joined(separator: " ")
  }
}

import DiptychViews

/// The demands of a page on its stylesheet: the rules of its elements and of its classes, and its
/// theme.
package struct StylesheetUse: Sendable {
  let elements: ElementSet
  let rules: UsedRules

  /// The rules of the theme of the page.
  package let theme: SharedStylesheet.ThemeKey
}

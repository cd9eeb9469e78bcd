import Diptych

extension Theme {
  /// The theme without its rules, for a part of a page.
  ///
  /// In a part they would be nested rules, which the checkers of the pages don't know.
  var withoutRules: Theme {
    var theme = self
    theme.page = Page()
    for (name, value) in page.properties {
      theme = (try? theme.property(Page.Property(name), value)) ?? theme
    }
    return theme
  }
}

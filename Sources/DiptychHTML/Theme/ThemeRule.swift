import DiptychViews

/// The rules of a part of a page that has a theme of its own.
struct ThemeRule {
  /// The class of the part.
  let name: ClassName

  /// The declarations of the part itself.
  let declarations: String

  /// The rules of an author, which apply inside of the part.
  let rules: String

  /// The rules as CSS, one per line.
  var css: String {
    let selector = ".\(name.string)"
    return "\(selector) { \(declarations) }\n" + ScopedRules(scope: selector).css(rules)
  }
}

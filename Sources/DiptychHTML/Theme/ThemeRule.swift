import DiptychViews

/// The rules of a part of a page with another theme than the page.
package struct ThemeRule: Sendable {
  /// The class of the part.
  let name: ClassName

  /// The declarations of the part itself.
  let declarations: String

  /// The rules of an author, which apply inside of the part.
  let rules: String

  /// Whether the part has another background than its surroundings, so that it needs padding.
  private var hasGround: Bool {
    declarations.contains("color-scheme:") || declarations.contains("--ground:")
  }

  /// The rules as CSS, one per line.
  package var css: String {
    let selector = ".\(name.string)"
    let padding = "div\(selector) { padding: var(--space-4); border-radius: var(--radius) }\n"
    return "\(selector) { \(declarations) }\n"
      + ":where(\(selector):not(:last-child)) { margin-block-end: var(--space-4) }\n"
      + (hasGround ? padding : "") + ScopedRules(scope: selector).css(rules)
  }
}

/// The rules of some elements, which a page holds if it has one of them.
struct ElementRules: Sendable {
  /// The elements.
  let elements: ElementSet
  /// The rules in CSS, a line each.
  let css: String
  /// The tokens that the rules refer to.
  let tokens: TokenSet

  /// Creates rules.
  ///
  /// An element that stands inside of another one of the list alone, such as a cell in a table,
  /// does not have to be listed.
  // One copy: inlined into the lists of rules, it is 4,000 lines for the optimizer.
  @inline(never)
  init(_ elements: [String], _ css: String) {
    self.elements = elements.reduce(into: []) { $0.formUnion(ElementSet($1)) }
    self.css = Stylesheet.compact(css)
    tokens = TokenSet(in: css)
  }

  /// The rules of all elements, in the order of the stylesheet.
  static let all = text + blocks + tables + controls

  /// The elements that make a page write all tokens but the colours of series, since an author's
  /// rules may refer to them.
  static let stylesheets = ElementSet("style").union(ElementSet("link"))
}

/// Rules for some elements.
///
/// A page contains the rules if it contains one of the elements.
struct ElementRules: Sendable {
  /// The elements.
  let elements: ElementSet
  /// The rules in CSS, one rule in each line.
  let css: String
  /// The tokens that the rules refer to.
  let tokens: TokenSet

  /// Creates rules.
  ///
  /// An element that only occurs in another listed element, such as a cell in a table, need not be
  /// listed.
  // It is never inlined, because copies in the lists of rules would be 4,000 lines for the
  // optimizer.
  @inline(never)
  init(_ elements: [String], _ css: String) {
    self.elements = elements.reduce(into: []) { $0.formUnion(ElementSet($1)) }
    assert(
      !elements.contains { ElementSet($0).isEmpty },
      "an element is missing in the names of ElementSet"
    )
    self.css = Stylesheet.compact(css)
    tokens = TokenSet(in: css)
  }

  /// The rules of all elements, in the order of the stylesheet.
  static let all = text + blocks + tables + controls

  /// The elements that may contain rules of an author.
  ///
  /// A page with one of them contains all tokens except the colours of series, because the rules
  /// may refer to the tokens.
  static let stylesheets = ElementSet("style").union(ElementSet("link"))
}

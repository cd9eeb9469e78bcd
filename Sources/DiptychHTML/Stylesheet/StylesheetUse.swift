/// The rules that a page needs from a stylesheet that it shares with other pages: the rules of its
/// elements, of its classes and of its theme.
package struct StylesheetUse: Sendable {
  /// The elements of the page.
  package let elements: ElementSet

  /// The rules of its classes.
  package let rules: UsedRules

  /// The rule of its theme, see ``Theme/rootRule``.
  package let rootRule: String

  /// The rules of its theme that follow all others, see ``Theme/finalRules``.
  package let finalRules: String
}

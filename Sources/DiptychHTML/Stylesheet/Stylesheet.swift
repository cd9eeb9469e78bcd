import DiptychViews

/// The CSS of pages.
///
/// A ``Document`` contains only the rules of its elements and classes, and the custom properties
/// that these rules use.
public enum Stylesheet {
  /// The base stylesheet: all custom properties, and the rules for the page, headings and
  /// paragraphs.
  public static let base = tokens(.all) + frame

  /// The base stylesheet, and the rules of all elements and of the classes of all views.
  ///
  /// There is a class for each size and each colour up to these limits. A cell has the width of a
  /// digit (`1ch`), and a line has the height of a line of text (`1lh`):
  ///
  /// - spacing and padding: up to 16 cells or lines
  /// - line limits: up to 16 lines
  /// - indents: up to 40 cells
  /// - heights: up to 50 lines
  /// - widths: up to 200 cells
  /// - minimum widths of columns: up to 80 cells
  /// - colours: the 256 colours of the palette, but no exact (RGB) colours
  public static let standard: String = tokens(.all) + pageRules

  /// The standard stylesheet without the tokens.
  private static let pageRules =
    frame + ElementRules.all.map(\.css).joined() + css(standardRules)

  /// Returns the stylesheet of a page that uses some elements and classes.
  static func sheet(
    elements: ElementSet = [],
    classes: some Collection<StyleRule> = [],
    parts: some Collection<ThemeRule> = [],
    theme: Theme = .standard
  ) -> String {
    sheet(
      elements: elements,
      classes: compact(parts.map(\.css).inAscendingOrder().joined()) + css(classes),
      root: compact(theme.rootRule),
      final: theme.finalRules
    )
  }

  /// Returns the stylesheet of a page that uses some elements.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - classes: The rules of the classes and of parts with themes of their own.
  ///   - root: The declarations of the theme.
  ///   - final: The rules of the theme, which follow all others.
  /// - Returns: The stylesheet.
  package static func sheet(
    elements: ElementSet,
    classes: String,
    root: String,
    final: String
  ) -> String {
    let used = ElementRules.all.filter { !$0.elements.isDisjoint(with: elements) }
    var tokens = [root, final, classes].reduce(frameTokens) { $0.union(TokenSet(in: $1)) }
    for rules in used { tokens.formUnion(rules.tokens) }
    if !elements.isDisjoint(with: ElementRules.stylesheets) {
      tokens.formUnion(.all.subtracting(.series))
    }
    return Self.tokens(tokens) + root + frame + used.map(\.css).joined() + classes + final
  }

  private static func tokens(_ tokens: TokenSet) -> String {
    compact(":root { color-scheme: light dark; \(tokens.declarations) }\n")
  }

  /// Returns rules as CSS, each once and in a fixed order, with the variables of their colours.
  package static func css(_ rules: some Collection<StyleRule>) -> String {
    css(
      Dictionary(
        rules.map { ($0.className, (layer: $0.layer, css: $0.css)) },
        uniquingKeysWith: { first, _ in first }
      )
    )
  }

  /// Returns the rules of classes as CSS, in a fixed order, with the variables of their colours.
  package static func css(_ rules: [String: (layer: StyleRule.Layer, css: String)]) -> String {
    let layers = StyleRule.Layer.allCases.map { layer in
      rules.values.filter { $0.layer == layer }.map(\.css).inAscendingOrder().joined()
    }
    return compact(colors(of: Set(rules.keys)) + layers.joined())
  }

  /// Returns the declarations of the named colours that some classes use.
  private static func colors(of classes: Set<String>) -> String {
    let declarations = NamedColor.all.flatMap { color in
      [
        ("fg-\(color.name)", "light-dark(\(color.light), \(color.dark))"),
        ("bg-\(color.name)", "light-dark(\(color.lightGround), \(color.darkGround))"),
      ]
    }.filter { classes.contains($0.0) }.map { "--\($0.0): \($0.1)" }
    return declarations.isEmpty ? "" : ":root { \(declarations.joined(separator: "; ")) }\n"
  }
}

import DiptychViews

/// The CSS of pages.
///
/// A ``Document`` that is rendered as a whole contains the rules that it uses. A streamed document
/// contains the ``standard`` stylesheet, since its head is sent before its body is known.
public enum Stylesheet {
  /// The base of every page: measures, fonts, and the colours of light and dark pages.
  public static let base = """
    :root { color-scheme: light dark; \(PageColor.declarations(\.light)); \
    --mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace }
    @media (prefers-color-scheme: dark) { :root { \(PageColor.declarations(\.dark)) } }
    body { margin: 0 auto; padding: 1lh 2ch; max-width: 120ch; color: var(--ink); \
    background: var(--ground); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word }
    a { color: var(--accent) }
    :where(.dim, .inverse, [class^="fg-"], [class*=" fg-"]) a { color: inherit }
    :where([class^="bg-"], [class*=" bg-"]) { --dim: var(--ink) }
    h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 1em 0 0.5em }
    p, ul, ol, blockquote, pre { margin: 0 0 0.5lh }
    code, pre { font-family: var(--mono); font-size: 0.9em }
    pre { overflow-wrap: normal; white-space: pre-wrap }
    blockquote { border-inline-start: 3px solid var(--line); padding-inline-start: 1ch; \
    color: var(--dim) }
    hr { border: 0; border-top: 1px solid var(--line); margin: 1lh 0 }
    table { border-collapse: collapse; margin: 0 0 1lh; --cell-line: 1px solid var(--line); \
    --part-line: 0 }
    thead { border-bottom: var(--part-line) }
    tfoot { border-top: var(--part-line) }
    th, td { border: var(--cell-line); padding: 0.2em 1ch; text-align: start; \
    vertical-align: top }
    meter, progress { width: 20ch; max-width: 100% }
    nav, footer { color: var(--dim) }
    caption { text-align: start; color: var(--dim) }
    tfoot td, tfoot th { font-weight: bold }
    summary { cursor: pointer }
    @media print { :root { color-scheme: light; \(PageColor.declarations(\.print)) } \
    body { max-width: none; padding: 0 } nav { display: none } \
    thead { display: table-header-group } tr, pre, figure { break-inside: avoid } \
    h1, h2, h3, h4, h5, h6 { break-after: avoid } }

    """

  /// The base and all rules except those of exact (RGB) colours.
  ///
  /// It covers lengths and line limits up to 16, indents up to 40 cells, heights up to 50 lines,
  /// widths up to 200 cells, column minimums up to 80 cells, and the 256 colours of the palette.
  public static let standard: String = base + css(standardRules)

  /// Returns rules as CSS, each once and in a fixed order, with the variables of their colours.
  static func css(_ rules: some Collection<StyleRule>) -> String {
    let used = Dictionary(rules.map { ($0.className, $0) }) { first, _ in first }
    return colors(of: Set(used.keys))
      + used.values.map { rule in (rule.layer, rule.css) }
      .sorted { $0 < $1 }
      .map(\.1)
      .joined()
  }

  /// Returns the declarations of the named colours that some classes use.
  private static func colors(of classes: Set<String>) -> String {
    var light: [String] = []
    var dark: [String] = []
    for color in NamedColor.all {
      if classes.contains("fg-\(color.name)") {
        light.append("--fg-\(color.name): \(color.light)")
        dark.append("--fg-\(color.name): \(color.dark)")
      }
      if classes.contains("bg-\(color.name)") {
        light.append("--bg-\(color.name): \(color.lightGround)")
        dark.append("--bg-\(color.name): \(color.darkGround)")
      }
    }
    guard !light.isEmpty else { return "" }
    return """
      :root { \(light.joined(separator: "; ")) }
      @media (prefers-color-scheme: dark) { :root { \(dark.joined(separator: "; ")) } }

      """
  }
}

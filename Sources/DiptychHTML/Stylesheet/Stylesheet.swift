import DiptychViews

/// The CSS that pages of the kit need.
///
/// A ``Document`` that is rendered whole holds the rules it uses. A document that is streamed, whose
/// head leaves before its body is known, holds the ``standard`` sheet.
public enum Stylesheet {
  /// What every page starts from: measures, type, and colours for a light and a dark ground.
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

  /// The base and every rule whose class names hold no exact colour.
  ///
  /// Lengths and line limits are there to 16, indents to 40 cells, heights to 50 lines, widths to
  /// 200 cells, columns of at least 80, and all 256 colours of the palette.
  public static let standard: String = base + css(standardRules)

  /// Rules as CSS, each once and in a fixed order, with the colours they use.
  static func css(_ rules: some Collection<StyleRule>) -> String {
    let used = Dictionary(rules.map { ($0.className, $0) }) { first, _ in first }
    return colors(of: Set(used.keys))
      + used.values.map { rule in (rule.layer, rule.css) }
      .sorted { $0 < $1 }
      .map(\.1)
      .joined()
  }

  /// The variables of the named colours that the rules of some classes use.
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

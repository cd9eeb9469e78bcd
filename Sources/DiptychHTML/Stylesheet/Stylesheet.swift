import DiptychViews

/// The CSS that pages of the kit need.
///
/// A ``Document`` that is rendered whole holds the rules it uses. A document that is streamed, whose
/// head leaves before its body is known, holds the ``standard`` sheet.
public enum Stylesheet {
  /// What every page starts from: measures, type, and colours for a light and a dark ground.
  public static let base = """
    :root { color-scheme: light dark; --ink: #1f2328; --ground: #ffffff; --dim: #57606a; \
    --line: #c8ced5; --accent: #0550ae; --mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace }
    @media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --ground: #0d1117; \
    --dim: #9198a1; --line: #3d444d; --accent: #79c0ff } }
    body { margin: 0 auto; padding: 1lh 2ch; max-width: 120ch; color: var(--ink); \
    background: var(--ground); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word }
    a { color: var(--accent) }
    :where(.dim, .inverse, [class^="fg-"], [class*=" fg-"]) a { color: inherit }
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
    @media print { :root { color-scheme: light; --ink: #000000; --ground: #ffffff; --dim: #424a53; \
    --line: #8c959f; --accent: #000000 } body { max-width: none; padding: 0 } nav { display: none } \
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
    let used = Set(rules)
    return colors(of: used)
      + used.map { rule in (rule.order, rule.css) }
      .sorted { $0 < $1 }
      .map(\.1)
      .joined()
  }

  /// The variables of the named colours that some rules use.
  private static func colors(of rules: Set<StyleRule>) -> String {
    var light: [String] = []
    var dark: [String] = []
    for (index, color) in NamedColor.all.enumerated() {
      let palette = Color.indexed(UInt8(index))
      if rules.contains(.foreground(palette)) {
        light.append("--fg-\(color.name): \(color.light)")
        dark.append("--fg-\(color.name): \(color.dark)")
      }
      if rules.contains(.background(palette)) {
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

  /// The rules of the standard sheet.
  static var standardRules: [StyleRule] {
    let edges: [Edge] = [.top, .leading, .bottom, .trailing]
    var rules: [StyleRule] = [
      .horizontalStack, .verticalStack, .spacer, .panel, .border(isRounded: false),
      .border(isRounded: true), .redacted, .dim, .inverse, .bold, .italic, .underline,
      .strikethrough,
      .monospaced, .textAlignment(.leading), .textAlignment(.center), .textAlignment(.trailing),
      .textAlignment(.justified), .wrapping(.filled), .wrapping(.balanced),
      .lineBreaks(.soft), .lineBreaks(.preserved),
      .itemsAcross(.center), .itemsAcross(.trailing), .itemsDown(.center), .itemsDown(.bottom),
    ]
    rules += [
      .layers, .layered, .overlay, .underlay, .outline, .fillWidth, .task, .sparkline, .sidebar,
    ]
    for vertical in [VerticalAlignment.top, .center, .bottom] {
      for horizontal in [HorizontalAlignment.leading, .center, .trailing] {
        rules.append(.place(Alignment(horizontal: horizontal, vertical: vertical)))
      }
    }
    rules += [.verticalAlignment(.center), .verticalAlignment(.bottom)]
    rules += [.contentDown(.center), .contentDown(.bottom)]
    rules += [.lines(.heavy), .lines(.double), .lines(.horizontal), .lines(.none)]
    rules += (1...200).map { .columnWidth($0) } + (0...100).map { .columnPercent($0) }
    rules += (0...200).map { .minWidth($0) } + (0...200).map { .maxWidth($0) }
    rules += (0...16).map { .gap($0) }
    rules += (1...80).map { .columns($0) } + (0...16).map { .columnGap($0) }
    rules += (1...16).map { .lineClamp($0) } + (0...40).map { .hangingIndent($0) }
    for edge in edges { rules += (1...16).map { .padding(edge, $0) } }
    rules += (0...200).map { .width($0) } + (0...50).map { .height($0) }
    rules +=
      (0...255).map { .foreground(.indexed($0)) } + (0...255).map { .background(.indexed($0)) }
    return rules
  }
}

extension StyleRule {
  /// Where the rule stands in a sheet: what refines another stands after it.
  fileprivate var order: Int {
    switch self {
    case .horizontalStack, .verticalStack, .columns, .layers, .layered, .outline, .task, .sparkline,
      .verticalAlignment, .lines, .sidebar:
      0
    case .gap, .columnGap, .itemsAcross, .itemsDown, .spacer, .overlay, .underlay, .place: 1
    case .panel, .border: 2
    case .padding, .width, .minWidth, .maxWidth, .fillWidth, .height, .contentDown,
      .columnWidth, .columnPercent:
      3
    case .textAlignment, .lineClamp, .wrapping, .lineBreaks, .hangingIndent: 4
    case .bold, .italic, .underline, .strikethrough, .monospaced, .dim, .inverse: 5
    case .foreground, .background: 6
    case .redacted: 7
    }
  }
}

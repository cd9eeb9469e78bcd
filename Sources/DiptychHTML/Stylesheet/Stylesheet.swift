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
  static func stylesheet(
    elements: ElementSet = [],
    classes: some Collection<StyleRule> = [],
    parts: some Collection<ThemeRule> = [],
    theme: Theme = .standard
  ) -> String {
    stylesheet(
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
  package static func stylesheet(
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

extension Stylesheet {
  /// The rules of the standard stylesheet.
  ///
  /// A page that links to a stylesheet file can use only these rules.
  package static var standardRules: [StyleRule] {
    var rules: [StyleRule] = [
      .horizontalStack, .verticalStack, .spacer, .panel, .border(isRounded: false),
      .border(isRounded: true), .redacted, .dim, .inverse, .bold, .italic, .underline,
      .strikethrough,
      .monospaced, .textAlignment(.leading), .textAlignment(.center), .textAlignment(.trailing),
      .textAlignment(.justified), .wrapping(.filled), .wrapping(.balanced),
      .textAlignment(.decimal), .lineBreaks(.soft), .lineBreaks(.preserved),
      .itemsAcross(.center), .itemsAcross(.trailing), .itemsDown(.center), .itemsDown(.bottom),
    ]
    rules += [
      .layers, .layered, .fit, .overlay, .underlay, .outline, .fillWidth, .task, .sparkline,
      .sidebar, .scroll, .framed, .records, .codeFigure, .copy, .facts, .stats, .callout, .badge,
      .diff, .empty, .navigation,
      .breadcrumbs, .path, .terminal, .labeledDivider, .busy, .columns,
      .segmentedBar, .pageHeader, .pageFooter, .skip, .sideNavigation, .headings,
      .striped, .terms,
    ]
    rules += Status.allCases.map { .status($0) } + Role.allCases.map { .role($0) }
    for vertical in [VerticalAlignment.top, .center, .bottom] {
      for horizontal in [HorizontalAlignment.leading, .center, .trailing] {
        rules.append(.place(Alignment(horizontal: horizontal, vertical: vertical)))
      }
    }
    rules += [.verticalAlignment(.center), .verticalAlignment(.bottom)]
    rules += [.contentDown(.center), .contentDown(.bottom)]
    rules += [TableBorder.square, .heavy, .double, .none].compactMap(StyleRule.lines)
    rules.append(.framedCells)
    let measures: [(ClosedRange<Int>, (Int) -> StyleRule)] = [
      (1...200, { .columnWidth($0) }), (0...100, { .columnPercent($0) }),
      (0...200, { .minWidth($0) }), (0...200, { .maxWidth($0) }), (0...16, { .gap($0) }),
      (1...80, { .columns($0) }), (0...16, { .columnGap($0) }), (1...16, { .lineClamp($0) }),
      (0...40, { .hangingIndent($0) }), (1...16, { .padding(.top, $0) }),
      (1...16, { .padding(.leading, $0) }), (1...16, { .padding(.bottom, $0) }),
      (1...16, { .padding(.trailing, $0) }), (0...200, { .width($0) }), (0...50, { .height($0) }),
      (0...255, { .foreground(.indexed(UInt8($0))) }),
      (0...255, { .background(.indexed(UInt8($0))) }),
    ]
    for (range, rule) in measures {
      for measure in range { rules.append(rule(measure)) }
    }
    return rules
  }
}

// Rules of every page: its frame, its headings and paragraphs, and rules for some readers.
extension Stylesheet {
  /// The rules of every page.
  static let frame = compact(
    """
    *, ::before, ::after { box-sizing: border-box }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: var(--space-4) }
    body { margin: 0; border-block-start: 3px solid var(--accent); min-height: 100vh; display: flex; \
    flex-direction: column; color: var(--ink); background: var(--ground); \
    font: var(--text-m)/1.5 var(--sans); overflow-wrap: break-word }
    body > header, body > main, body > footer { width: 100%; \
    padding: var(--space-4) max(var(--gutter), (100% - var(--page)) / 2) }
    body > main { flex: 1; padding-block: var(--space-6) var(--space-7) }
    h1, h2, h3, h4, h5, h6 { margin: var(--space-6) 0 var(--space-3); line-height: 1.25; \
    font-weight: 650; text-wrap: balance; max-width: var(--measure) }
    h1 { font-size: var(--text-2xl); line-height: 1.15; letter-spacing: -0.02em; font-weight: 700 }
    h2 { font-size: var(--text-xl); letter-spacing: -0.01em }
    h3 { font-size: var(--text-l); margin-block: var(--space-5) var(--space-2) }
    h4, h5, h6 { font-size: var(--text-m); margin-block: var(--space-5) var(--space-1) }
    h5, h6 { color: var(--soft); font-size: var(--text-s) }
    h6 { font-weight: 500 }
    p, ul, ol, dl, blockquote, pre, figure, table, details { margin: 0 0 var(--space-4) }
    p, ul, ol, dl, blockquote { max-width: var(--measure) }
    p { text-wrap: pretty }
    :is(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, blockquote, pre, figure, table, details):first-child \
    { margin-block-start: 0 }
    :is(p, ul, ol, dl, blockquote, pre, figure, table, details):last-child { margin-block-end: 0 }
    section:where(:not(:first-child, .panel)), section:where(:not(.panel)) + * \
    { margin-block-start: var(--space-7) }
    section section:where(:not(:first-child, .panel)) { margin-block-start: var(--space-6) }
    strong, b, th { font-weight: 650 }
    :where([class^="bg-"], [class*=" bg-"]) { --soft: var(--ink) }
    img, svg, video, canvas, iframe { max-width: 100% }
    img, video { height: auto }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
    @media (prefers-contrast: more) { :root:root { --soft: var(--ink); --line: var(--edge) } \
    :root:root > body { --edge: var(--ink) } }
    @media print { :root:root { color-scheme: light; --gutter: 0; font-size: 10pt } \
    body { border: 0; -webkit-print-color-adjust: exact; print-color-adjust: exact } \
    h1, h2, h3, h4, h5, h6 { break-after: avoid } }

    """
  )

  /// The tokens that the rules of every page refer to.
  static let frameTokens = TokenSet(in: frame)
}

extension Stylesheet {
  /// Returns rules without spaces and zeros that only people need.
  ///
  /// Strings and comments stay unchanged.
  ///
  /// - Complexity: O(*n*) in the length of the rules.
  package static func compact(_ css: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(css.utf8.count)
    var rest = css.utf8[...]
    while let byte = rest.first {
      if let end = endOfQuotation(in: rest) {
        bytes += rest[..<end]
        rest = rest[end...]
        continue
      }
      rest = rest.dropFirst()
      switch byte {
      case UInt8(ascii: " "):
        let isNeeded = !endsParts(bytes.last) && !(rest.first.map(startsPart) ?? false)
        if isNeeded { bytes.append(byte) }
      case UInt8(ascii: "0") where rest.first == UInt8(ascii: ".") && bytes.last?.isDigit != true:
        // A number may begin with a decimal point.
        break
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the end of the string or the comment at the beginning, or nil if the text begins with
  /// neither.
  private static func endOfQuotation(in css: String.UTF8View.SubSequence) -> String.Index? {
    if css.starts(with: "/*".utf8) {
      var rest = css.dropFirst(2)
      while !rest.isEmpty && !rest.starts(with: "*/".utf8) { rest = rest.dropFirst() }
      return rest.dropFirst(2).startIndex
    }
    guard let quote = css.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    var rest = css.dropFirst()
    while let byte = rest.first, byte != quote {
      rest = rest.dropFirst(byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    return rest.dropFirst().startIndex
  }

  /// Whether no space is needed after a byte.
  private static func endsParts(_ byte: UInt8?) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ":"),
      UInt8(ascii: ","), UInt8(ascii: ">"):
      true
    default: false
    }
  }

  /// Whether no space is needed before a byte.
  private static func startsPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ">"): true
    default: false
    }
  }
}

package import DiptychViews

// Rules for paragraphs, text styles and colours.
extension StyleRule {
  static func textAlignment(_ alignment: TextAlignment) -> StyleRule {
    switch alignment {
    case .leading: StyleRule("text-leading", .text, "text-align: start")
    case .center:
      StyleRule(
        "text-center",
        .text,
        "text-align: center",
        nested: "[class*=width]& > * { margin-inline: auto }"
      )
    case .trailing:
      StyleRule(
        "text-trailing",
        .text,
        "text-align: end",
        nested: """
          :is(td, th)&, :is(td, th)& p { white-space: nowrap; text-wrap: nowrap }
          [class*=width]& > * { margin-inline-start: auto }
          """
      )
    case .decimal:
      StyleRule(
        "text-decimal",
        .text,
        "text-align: end; white-space: nowrap",
        nested: "&[data-pad]::after { content: attr(data-pad); visibility: hidden }"
      )
    case .justified: StyleRule("text-justified", .text, "text-align: justify")
    }
  }

  static func lineClamp(_ lines: Int) -> StyleRule {
    StyleRule(
      ClassName("clamp-", lines),
      .text,
      measured:
        "display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: #; overflow: hidden"
    )
  }

  static func wrapping(_ wrapping: TextWrapping) -> StyleRule {
    switch wrapping {
    case .filled: StyleRule("wrap-filled", .text, "text-wrap: wrap")
    case .balanced: StyleRule("wrap-balanced", .text, "text-wrap: balance")
    }
  }

  static func lineBreaks(_ breaks: LineBreaks) -> StyleRule {
    switch breaks {
    case .soft: StyleRule("line-breaks-soft", .text, "white-space: normal")
    case .preserved: StyleRule("line-breaks-preserved", .text, "white-space: pre-line")
    }
  }

  static func hangingIndent(_ cells: Int) -> StyleRule {
    StyleRule(
      ClassName("hang-", cells),
      .text,
      measured: "padding-inline-start: #ch; text-indent: -#ch"
    )
  }

  static var bold: StyleRule { StyleRule("bold", .style, "font-weight: bold") }

  static var italic: StyleRule { StyleRule("italic", .style, "font-style: italic") }

  static var underline: StyleRule { StyleRule("underline", .style, "text-decoration: underline") }

  static var strikethrough: StyleRule {
    StyleRule("strikethrough", .style, "text-decoration: line-through")
  }

  static var monospaced: StyleRule { StyleRule("monospaced", .style, "font-family: var(--mono)") }

  /// The rule of dim text.
  ///
  /// In a heading, dim text looks like a note.
  static var dim: StyleRule {
    StyleRule(
      "dim",
      .style,
      "color: var(--soft)",
      nested: """
        :is(h1, h2, h3, h4) & { font-size: var(--text-s); font-weight: 400; letter-spacing: 0 }
        """
    )
  }

  static var inverse: StyleRule {
    StyleRule(
      "inverse",
      .style,
      "color: var(--ground); background: var(--ink); --soft: var(--ground)"
    )
  }

  package static func foreground(_ color: Color) -> StyleRule {
    StyleRule(ClassName("fg-", color), .color, property: "color", variables: "--fg-")
  }

  /// Returns the rule of a background colour, which is pale on a light page, so that text stays
  /// readable.
  package static func background(_ color: Color) -> StyleRule {
    StyleRule(ClassName("bg-", color), .color, property: "background", variables: "--bg-")
  }

  /// The rule of redacted text.
  ///
  /// It sets a font, because block characters are nearly as wide as letters only in this font.
  static var redacted: StyleRule {
    StyleRule(
      "redacted",
      .redaction,
      """
      color: transparent; background: var(--line); border-radius: var(--radius-s); \
      font-family: var(--mono); user-select: none; -webkit-box-decoration-break: clone; box-decoration-break: clone
      """,
      nested: """
        @media (prefers-reduced-motion: no-preference) { \
        & { animation: breathe 1.6s ease-in-out infinite alternate } \
        @keyframes breathe { to { background: color-mix(in oklab, var(--line) 55%, var(--ground)) } } }
        """
    )
  }
}

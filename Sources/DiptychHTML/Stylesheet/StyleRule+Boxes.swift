import DiptychViews

// Rules for frames, borders and padding, and for lists with marks of their own.
extension StyleRule {
  static var outline: StyleRule {
    StyleRule(
      "outline",
      .component,
      "",
      nested: """
        &, & ul { list-style: none; padding: 0 }
        & li { margin: 0; position: relative }
        & :is(ul, p) { margin: 0 }
        & li li { padding-inline-start: 1.5em }
        & li li::before { content: ""; position: absolute; inset: 0 auto 0 0.4em; \
        border-inline-start: 1px solid var(--edge) }
        & li li::after { content: ""; position: absolute; inset: 0.75em auto auto 0.4em; \
        width: 0.75em; border-block-start: 1px solid var(--edge) }
        & li li:last-child::before { inset-block-end: auto; height: 0.75em }
        """
    )
  }

  /// The rule of a task.
  ///
  /// Its box looks like a box in a terminal, because browsers draw a disabled box in gray.
  ///
  /// `FE0E` selects the text style of the character, not the coloured emoji.
  static var task: StyleRule {
    StyleRule(
      "task",
      .component,
      "padding-inline-start: 1.5em",
      nested: """
        & > input { all: unset; float: inline-start; margin-inline-start: -1.5em }
        & > :is(p, ul, ol) { margin: 0 }
        & > input::before { content: "☐" }
        & > :checked::before { content: "☑\\FE0E"; color: var(--accent) }
        ul > li:has(> &) { list-style: none; margin-inline-start: -1.5em }
        """
    )
  }

  static func border(isRounded: Bool) -> StyleRule {
    isRounded
      ? StyleRule(
        "border-rounded",
        .box,
        "border: 1px solid var(--line); padding: 0.25lh 1ch; border-radius: var(--radius)"
      ) : StyleRule("border", .box, "border: 1px solid var(--line); padding: 0.25lh 1ch")
  }

  /// The rule of boxes that are as wide as their content, as in a terminal, unless something in
  /// them fills the available width.
  ///
  /// The classes of borders, layers and aligned stacks already contain this rule.
  static var fit: StyleRule {
    StyleRule(
      "fit",
      .box,
      "",
      nested: """
        :is(&, .border, .border-rounded, .layered, .zstack, .across-center, .across-trailing)\
        :not(:has(.fill-width, .spacer, .columns, .stats, .heat, svg:where(:not(.icon, .i)), meter, progress)) \
        { width: fit-content; max-width: 100% }
        :where(div:is(&, .border, .border-rounded, .layered):not(:last-child)) \
        { margin-block-end: var(--space-4) }
        span:is(&, .border, .border-rounded, .layered) { display: inline-block }
        """
    )
  }

  static func padding(_ edge: Edge, _ count: Int) -> StyleRule {
    switch edge {
    case .top:
      StyleRule(ClassName("pad-top-", count), .size, measured: "padding-block-start: #lh")
    case .leading:
      StyleRule(ClassName("pad-leading-", count), .size, measured: "padding-inline-start: #ch")
    case .bottom:
      StyleRule(ClassName("pad-bottom-", count), .size, measured: "padding-block-end: #lh")
    case .trailing:
      StyleRule(ClassName("pad-trailing-", count), .size, measured: "padding-inline-end: #ch")
    }
  }

  static func width(_ cells: Int) -> StyleRule {
    StyleRule(ClassName("width-", cells), .size, measured: "width: #ch; max-width: 100%")
  }

  static func minWidth(_ cells: Int) -> StyleRule {
    StyleRule(ClassName("min-width-", cells), .size, measured: "min-width: min(#ch, 100vw)")
  }

  static func maxWidth(_ cells: Int) -> StyleRule {
    StyleRule(ClassName("max-width-", cells), .size, measured: "width: #ch; max-width: 100%")
  }

  static var fillWidth: StyleRule {
    StyleRule("fill-width", .size, "width: 100%", nested: ".hstack > :is(&, :has(&)) { flex: 1 }")
  }

  static func height(_ lines: Int) -> StyleRule {
    StyleRule(ClassName("height-", lines), .size, measured: "min-height: #lh")
  }

  static func contentDown(_ alignment: VerticalAlignment) -> StyleRule {
    switch alignment {
    case .top: StyleRule("content-top", .size, "align-content: start")
    case .center: StyleRule("content-center", .size, "align-content: center")
    case .bottom: StyleRule("content-bottom", .size, "align-content: end")
    }
  }
}

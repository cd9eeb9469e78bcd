import DiptychViews

// Rules for frames, borders and padding, and for views with a rule of their own.
extension StyleRule {
  static var outline: StyleRule {
    StyleRule(
      "outline",
      .layout,
      "list-style: none; padding: 0",
      nested: """
        & ul { list-style: none; border-inline-start: 1px solid var(--line); \
        margin: 0 0 0 0.5ch; padding-inline-start: 2ch }
        & p { margin: 0 }
        """
    )
  }

  static var task: StyleRule {
    StyleRule(
      "task",
      .layout,
      "accent-color: var(--accent)",
      nested: "li:has(> &) { list-style: none }"
    )
  }

  static var sparkline: StyleRule {
    StyleRule(
      "sparkline",
      .layout,
      """
      height: 1lh; vertical-align: bottom; fill: none; stroke: currentColor; stroke-width: 0.2; \
      overflow: visible
      """
    )
  }

  static var panel: StyleRule {
    StyleRule(
      "panel",
      .box,
      "border: 1px solid var(--line); border-radius: 6px; padding: 0.5lh 2ch",
      nested: "@media print { & { break-inside: avoid } }"
    )
  }

  static func border(isRounded: Bool) -> StyleRule {
    isRounded
      ? StyleRule(
        "border-rounded",
        .box,
        "border: 1px solid var(--line); padding: 0 1ch; border-radius: 6px"
      ) : StyleRule("border", .box, "border: 1px solid var(--line); padding: 0 1ch")
  }

  static func padding(_ edge: Edge, _ count: Int) -> StyleRule {
    switch edge {
    case .top:
      StyleRule(ClassName("pad-top-", count), .size) { "padding-block-start: \($0)lh" }
    case .leading:
      StyleRule(ClassName("pad-leading-", count), .size) { "padding-inline-start: \($0)ch" }
    case .bottom:
      StyleRule(ClassName("pad-bottom-", count), .size) { "padding-block-end: \($0)lh" }
    case .trailing:
      StyleRule(ClassName("pad-trailing-", count), .size) { "padding-inline-end: \($0)ch" }
    }
  }

  static func width(_ cells: Int) -> StyleRule {
    StyleRule(ClassName("width-", cells), .size) { "width: \($0)ch; max-width: 100%" }
  }

  static func minWidth(_ cells: Int) -> StyleRule {
    StyleRule(ClassName("min-width-", cells), .size) { "min-width: min(\($0)ch, 100vw)" }
  }

  static func maxWidth(_ cells: Int) -> StyleRule {
    StyleRule(ClassName("max-width-", cells), .size) { "width: 100%; max-width: \($0)ch" }
  }

  static var fillWidth: StyleRule { StyleRule("fill-width", .size, "width: 100%") }

  static func height(_ lines: Int) -> StyleRule {
    StyleRule(ClassName("height-", lines), .size) { "min-height: \($0)lh" }
  }

  static func contentDown(_ alignment: VerticalAlignment) -> StyleRule {
    switch alignment {
    case .top: StyleRule("content-top", .size, "align-content: start")
    case .center: StyleRule("content-center", .size, "align-content: center")
    case .bottom: StyleRule("content-bottom", .size, "align-content: end")
    }
  }
}

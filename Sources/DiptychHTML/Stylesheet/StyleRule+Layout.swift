import DiptychViews

// Rules for stacks, layers and the alignment of their children.
extension StyleRule {
  static var horizontalStack: StyleRule {
    StyleRule(
      "hstack",
      .layout,
      "display: flex; align-items: start; column-gap: 1ch",
      nested: """
        :where(&:not(:last-child)) { margin-bottom: var(--space-4) }
        & > * { margin-block: 0 }
        &:has(> .scroll + .scroll, > :is(:first-child, :nth-child(n+3)) > :is(button, .badge)) \
        { flex-wrap: wrap; row-gap: var(--space-1) }
        """
    )
  }

  static var verticalStack: StyleRule {
    StyleRule(
      "vstack",
      .layout,
      "display: flex; flex-direction: column",
      nested: """
        :where(&:not(:last-child)) { margin-bottom: var(--space-4) }
        & > * { margin-block: 0 }
        & > section:not(:first-child, .panel), & > section:not(.panel) + * \
        { margin-block-start: var(--space-6) }
        &:not([class*=gap-]) > :is(.callout + *, * + .callout, .scroll + .scroll, figure + figure) \
        { margin-block-start: var(--space-4) }
        & > :is(h1, h2, h3, h4, h5, h6):not(:first-child) { margin-block-start: var(--space-5) }
        & > :is(h1, h2, h3, h4, h5, h6):not(:last-child) { margin-block-end: var(--space-2) }
        &[class*=gap-] > :is(h1, h2, h3, h4, h5, h6):not(:last-child) \
        { margin-block-end: calc(-1 * var(--space-3)) }
        """
    )
  }

  /// The rule of columns with a minimum width, and space for letters that are wider than a digit
  /// (`1ch`).
  static func columns(_ minimum: Int) -> StyleRule {
    StyleRule(
      ClassName("columns-", minimum),
      .layout,
      measured: "grid-template-columns: repeat(auto-fill, minmax(min(#ch, 100%), 1fr))",
      plus: 3
    )
  }

  /// The rule of all columns.
  ///
  /// Panels in columns are cards of equal height, and a link in the title of a card covers the
  /// whole card.
  static var columns: StyleRule {
    StyleRule(
      "columns",
      .layout,
      "display: grid; gap: var(--space-2) 2ch",
      nested: """
        & > * { margin-block: 0; min-width: 0 }
        :where(&:not(:last-child)) { margin-block-end: var(--space-4) }
        &:has(> .panel) { gap: var(--space-4) }
        &:has(> .vstack) { row-gap: var(--space-5) }
        &:has(> section:not(.panel)) { row-gap: var(--space-7) }
        :not(h1, h2, h3) + &:has(> section:not(.panel)) { margin-block-start: var(--space-7) }
        & > .panel > :is(h2, h3, h4) > a { text-decoration: none; color: inherit }
        & > .panel > :is(h2, h3, h4) > a::after { content: ""; position: absolute; inset: 0; \
        border-radius: inherit }
        & > .panel:has(> :is(h2, h3, h4) > a):hover { border-color: var(--accent) }
        """
    )
  }

  static var layers: StyleRule {
    StyleRule(
      "zstack",
      .layout,
      "display: grid",
      nested: """
        & > * { grid-area: 1 / 1; margin-block: 0; min-width: 0; max-width: 100% }
        & > * + * { background: var(--ground) }
        """
    )
  }

  static var layered: StyleRule {
    StyleRule("layered", .layout, "position: relative; isolation: isolate")
  }

  static func gap(_ count: Int) -> StyleRule {
    StyleRule(ClassName("gap-", count), .arrangement, measured: "gap: #lh #ch")
  }

  static func columnGap(_ cells: Int) -> StyleRule {
    StyleRule(ClassName("column-gap-", cells), .arrangement, measured: "column-gap: #ch")
  }

  static func itemsAcross(_ alignment: HorizontalAlignment) -> StyleRule {
    switch alignment {
    case .leading: StyleRule("across-leading", .arrangement, "align-items: start")
    case .center: StyleRule("across-center", .arrangement, "align-items: center")
    case .trailing: StyleRule("across-trailing", .arrangement, "align-items: end")
    }
  }

  static func itemsDown(_ alignment: VerticalAlignment) -> StyleRule {
    switch alignment {
    case .top: StyleRule("down-top", .arrangement, "align-items: start")
    case .center: StyleRule("down-center", .arrangement, "align-items: center")
    case .bottom: StyleRule("down-bottom", .arrangement, "align-items: end")
    }
  }

  static var spacer: StyleRule { StyleRule("spacer", .arrangement, "flex: 1") }

  static var overlay: StyleRule {
    StyleRule(
      "overlay",
      .arrangement,
      "position: absolute; inset: 0; display: grid",
      nested: "& > * { background: var(--ground); margin-block: 0 }"
    )
  }

  static var underlay: StyleRule {
    StyleRule(
      "underlay",
      .arrangement,
      "position: absolute; inset: 0; display: grid; z-index: -1; overflow: clip",
      nested: "& > * { margin-block: 0 }"
    )
  }

  static func place(_ place: Alignment) -> StyleRule {
    switch (place.vertical, place.horizontal) {
    case (.top, .leading): StyleRule("place-top-leading", .arrangement, "place-items: start start")
    case (.top, .center): StyleRule("place-top-center", .arrangement, "place-items: start center")
    case (.top, .trailing): StyleRule("place-top-trailing", .arrangement, "place-items: start end")
    case (.center, .leading):
      StyleRule("place-center-leading", .arrangement, "place-items: center start")
    case (.center, .center):
      StyleRule("place-center-center", .arrangement, "place-items: center center")
    case (.center, .trailing):
      StyleRule("place-center-trailing", .arrangement, "place-items: center end")
    case (.bottom, .leading):
      StyleRule("place-bottom-leading", .arrangement, "place-items: end start")
    case (.bottom, .center):
      StyleRule("place-bottom-center", .arrangement, "place-items: end center")
    case (.bottom, .trailing):
      StyleRule("place-bottom-trailing", .arrangement, "place-items: end end")
    }
  }
}

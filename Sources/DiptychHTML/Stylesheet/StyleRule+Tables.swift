import DiptychViews

// Rules for the borders, cells and columns of tables.
extension StyleRule {
  /// The rule of a separately scrolling region.
  ///
  /// Shadows at its sides show that there is more content.
  static var scroll: StyleRule {
    StyleRule(
      "scroll",
      .component,
      """
      margin-block: 0 var(--space-4); overflow-x: auto; max-width: 100%; scrollbar-width: thin; \
      scrollbar-color: var(--edge) transparent; \
      --w: var(--surface, var(--ground)); background: \
      linear-gradient(90deg, var(--w) 40%, #0000) 0/2rem local no-repeat, \
      linear-gradient(-90deg, var(--w) 40%, #0000) 100%/2rem local no-repeat, \
      linear-gradient(90deg, var(--line), #0000) 0/0.625rem no-repeat, \
      linear-gradient(-90deg, var(--line), #0000) 100%/0.625rem no-repeat
      """,
      nested: """
        &:last-child { margin-block-end: 0 }
        @media (width >= 48rem) { \
        :not(.hstack) > & th[scope=row] { min-width: 8rem } \
        & table:not(:has(> colgroup)) td:has(> meter) { width: 32% } \
        & table:not(:has(> colgroup)) td:has(> .churn) { width: 6.5rem } }
        @media print { & { overflow: visible; background: none } }
        """
    )
  }

  /// The rule of a table whose rows are blocks on a narrow screen, where each cell shows the title
  /// of its column.
  static var records: StyleRule {
    StyleRule(
      "records",
      .component,
      "",
      nested: """
        @media (width < 44rem) { \
        & :is(table, tbody) { display: block } \
        & thead { display: none } \
        & tr { display: flex; flex-wrap: wrap; gap: 0 var(--space-4); padding-block: var(--space-2); \
        border-block-end: 1px solid var(--line) } \
        & tr:hover > * { background: none } \
        && > table > * > tr > :is(td, th) { border: 0; padding: 0; text-align: start } \
        & tbody:last-child > tr:last-child { border: 0 } \
        & td:empty { display: none } \
        & td.text { flex: 0 0 100% } \
        & th[scope=row] { flex: 0 0 100%; font-weight: 550 } \
        & td[data-label]::before { content: attr(data-label) " "; color: var(--soft); \
        font-size: var(--text-xs) } }
        """
    )
  }

  /// The rule of a table in a frame that is as wide as its content.
  static var framed: StyleRule {
    StyleRule(
      "framed",
      .component,
      "border: 1px solid var(--line); border-radius: var(--radius)",
      nested: """
        &:not(:has(.fill-width, meter)) { width: fit-content }
        && > table > * > tr > * { padding: 0.5625rem var(--space-4) }
        && > table > * > tr > * + * { padding-inline-start: var(--space-2) }
        & > table > thead { background: var(--well, var(--sunken)) }
        & > table > caption { padding: var(--space-2) var(--space-4); \
        border-block-end: 1px solid var(--line) }
        @media (width < 44rem) { &.records { width: auto } \
        & > table > tbody > tr { padding: var(--space-3) var(--space-4) } }
        """
    )
  }

  /// The rule of a table where every second row has a background, unless the row has a style of its
  /// own.
  static var striped: StyleRule {
    StyleRule(
      "striped",
      .component,
      "",
      nested: """
        & > tbody > tr:nth-child(even):not([class]:not(.covered)) { background: var(--sunken) }
        """
    )
  }

  /// Returns the rule of the lines around cells, and between the header, the cells and the footer,
  /// or nil if the base stylesheet draws these lines.
  static func lines(_ border: TableBorder) -> StyleRule? {
    switch border {
    case .horizontal: nil
    // A table in a cell has no frame of its own.
    case .square, .rounded, .ascii:
      StyleRule(
        "lines-square",
        .layout,
        "--cell-line: 1px solid var(--line); border: var(--cell-line)"
      )
    case .heavy:
      StyleRule(
        "lines-heavy",
        .layout,
        "--cell-line: 2px solid var(--line); border: var(--cell-line)"
      )
    case .double:
      StyleRule(
        "lines-double",
        .layout,
        "--cell-line: 3px double var(--line); border: var(--cell-line)"
      )
    case .none:
      StyleRule("lines-none", .layout, "", nested: "& > * > tr > :nth-child(n) { border: 0 }")
    }
  }

  /// The rule of the cells of a table with lines around all of them; no element has the class.
  static var framedCells: StyleRule {
    StyleRule(
      "lines-cells",
      .layout,
      "",
      nested: """
        :is(.lines-square, .lines-heavy, .lines-double) > * > tr > :nth-child(n) \
        { border: var(--cell-line); padding-inline: var(--space-3) }
        """
    )
  }

  static func verticalAlignment(_ alignment: VerticalAlignment) -> StyleRule {
    switch alignment {
    case .top: StyleRule("vertical-top", .layout, "vertical-align: top")
    case .center: StyleRule("vertical-center", .layout, "vertical-align: middle")
    case .bottom: StyleRule("vertical-bottom", .layout, "vertical-align: bottom")
    }
  }

  /// Returns the rule of a column with a width in cells.
  ///
  /// The rule adds the padding of a cell to the width.
  static func columnWidth(_ cells: Int) -> StyleRule {
    StyleRule(ClassName("column-", cells), .size, measured: "width: #ch", plus: 2)
  }

  static func columnPercent(_ percent: Int) -> StyleRule {
    StyleRule(ClassName("column-", .percentage(percent)), .size, measured: "width: #%")
  }
}

extension _ColumnTraits {
  /// The rule of the column's width, or nil if it has none.
  var widthRule: StyleRule? {
    if let fraction { return .columnPercent(Int((fraction * 100).rounded())) }
    guard let minimumWidth, minimumWidth == maximumWidth else { return nil }
    return .columnWidth(min(max(minimumWidth, 1), 999))
  }
}

import DiptychViews

// Rules of tables.
extension ElementRules {
  static let tables = [
    ElementRules(
      ["table"],
      """
      table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.9375rem; \
      line-height: 1.4 }
      table:has(meter) { width: 100% }
      caption { color: var(--soft); font-size: var(--text-s); text-align: start; \
      padding-block-end: var(--space-2) }
      th, td { padding: var(--space-2) var(--space-3); text-align: start; vertical-align: baseline; \
      border-block-end: 1px solid var(--line) }
      tr:not(.covered) > :first-child { padding-inline-start: 0 }
      :is(th, td):last-child { padding-inline-end: 0 }
      thead :is(th, td) { color: \(Role.tableHeader.variable); font-size: var(--text-xs); \
      font-weight: 550; vertical-align: bottom; border-block-end-color: var(--edge) }
      th[scope=row] { font-weight: inherit }
      th[scope=rowgroup] { color: var(--soft); font-size: var(--text-s); \
      padding-block-start: var(--space-5); border-block-end-color: var(--edge) }
      tbody tr:hover :is(td, th[scope=row]) { background: var(--well, var(--sunken)) }
      tbody:last-child > tr:last-child > * { border-block-end: 0 }
      tfoot :is(td, th, th[scope=row]) { border-block-start: 2px solid var(--edge); \
      border-block-end: 0; font-weight: 650 }
      @media (width < 30rem) { table { font-size: var(--text-s) } \
      th, td { padding-inline: var(--space-2) } }
      @media print { thead { display: table-header-group } tr { break-inside: avoid } }

      """
    )
  ]
}

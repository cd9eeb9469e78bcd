import DiptychViews

// Rules for the parts around the main content of a page. If a rule contains no `&`, no element has
// the class of the rule, because its selectors find the part as a child of the body.
extension StyleRule {
  static var pageHeader: StyleRule {
    StyleRule(
      "page-header",
      .component,
      "",
      nested: """
        body > header { border-block-end: 1px solid var(--line); padding-block: var(--space-2); \
        grid-column: 1 / -1 }
        .brand { font-weight: 700; color: var(--ink) }
        @media (width < 44rem) { body > header > nav { overflow: auto; scrollbar-width: none } \
        body > header > nav > ul { flex-wrap: nowrap; gap: var(--space-3); white-space: nowrap; \
        font-size: 0.9375rem } }
        @media print { body > header { display: none } }
        """
    )
  }

  static var pageFooter: StyleRule {
    StyleRule(
      "page-footer",
      .component,
      "",
      nested: """
        body > footer { border-block-start: 1px solid var(--line); color: var(--soft); \
        font-size: var(--text-s); grid-area: 3 / 1 / auto / -1 }
        body > footer p { max-width: none }
        """
    )
  }

  /// The link to the main content, which is visible while it has the focus.
  static var skip: StyleRule {
    StyleRule(
      "skip",
      .component,
      """
      position: absolute; inset-block-start: var(--space-2); inset-inline-start: var(--gutter); z-index: 1; \
      padding: var(--space-2) var(--space-4); border: 1px solid var(--edge); \
      border-radius: var(--radius); color: var(--ink); background: var(--ground)
      """,
      nested: """
        &:not(:focus) { inset-block-start: -9rem }
        @media print { & { display: none } }
        """
    )
  }

  /// A sidebar after the main content.
  static var sidebar: StyleRule {
    StyleRule(
      "sidebar",
      .component,
      "padding: var(--space-4) var(--gutter)",
      nested: """
        @media screen and (width >= 60rem) { body:has(> &) { display: grid; grid-template: \
        auto 1fr auto / minmax(0, 1fr) max(var(--sidebar, 13rem) + var(--gutter), \
        (100% - var(--page)) / 2 + var(--sidebar, 13rem)) } \
        body:has(> &) > main { grid-row: 2; \
        padding-inline: max(var(--gutter), (100vw - var(--page)) / 2) var(--space-6) } \
        & { grid-row: 2; padding-block: var(--space-6); \
        padding-inline: 0 max(var(--gutter), (100vw - var(--page)) / 2) } }
        """
    )
  }

  /// A sidebar before the main content, with links.
  static var sideNavigation: StyleRule {
    StyleRule(
      "side-navigation",
      .component,
      "",
      nested: """
        & :is(h2, h3, h4) { font-size: var(--text-xs); color: var(--soft); letter-spacing: 0; \
        margin: var(--space-4) 0 var(--space-1) }
        & li { margin: 0 }
        @media (width < 60rem) { & { padding: var(--space-3) var(--gutter); \
        border-block-end: 1px solid var(--line); background: var(--sunken) } & ul { columns: 2 } }
        @media screen and (width >= 60rem) { body:has(> &) { display: grid; grid-template: \
        auto 1fr auto / max(var(--sidebar, 13rem) + var(--gutter), \
        (100% - var(--page)) / 2 + var(--sidebar, 13rem)) minmax(0, 1fr) } \
        & + main { grid-row: 2; border-inline-start: 1px solid var(--line); \
        padding-inline: var(--space-7) max(var(--gutter), (100vw - var(--page)) / 2) } \
        & { grid-row: 2; align-self: start; position: sticky; inset-block-start: 0; \
        max-height: 100vh; overflow-y: auto; padding-block: var(--space-5); \
        padding-inline: max(var(--gutter), (100vw - var(--page)) / 2) var(--space-4) } }
        @media print { & { display: none } }
        """
    )
  }

  /// The styles of headings, for a theme that sets them.
  static var headings: StyleRule {
    StyleRule(
      "headings",
      .component,
      "",
      nested: """
        h1 { color: var(--heading-1, inherit); font-weight: var(--heading-1-weight, 700) }
        h2 { color: var(--heading-2, inherit); font-weight: var(--heading-2-weight, 650) }
        h3 { color: var(--heading-3, inherit); font-weight: var(--heading-3-weight, 650) }
        h4 { color: var(--heading-4, inherit); font-weight: var(--heading-4-weight, 650) }
        h5 { color: var(--heading-5, var(--soft)); font-weight: var(--heading-5-weight, 650) }
        h6 { color: var(--heading-6, var(--soft)); font-weight: var(--heading-6-weight, 500) }
        """
    )
  }
}

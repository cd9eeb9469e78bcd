import Diptych

extension Theme {
  /// The theme of a report.
  ///
  /// Its pages are as wide as two texts of 80 columns.
  static let report = (try? Theme.standard.property(.pageWidth, "96rem").rules(rules)) ?? .standard

  /// The CSS selector of comparisons whose pictures are over each other.
  private static let over = ".comparison:has([value=over]:checked)"

  private static let rules = """
    .pictures { display: grid; gap: var(--space-4); \
    grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)) }
    .pictures.wide { grid-template-columns: repeat(auto-fit, minmax(min(45rem, 100%), 1fr)) }
    .pictures figure { margin: 0; min-width: 0 }
    .pictures figcaption { margin: 0 0 var(--space-1) }
    .pictures :is(iframe, img) { display: block; border: 1px solid var(--line); \
    background: var(--ground) }
    .pictures iframe { width: 100% }
    .scroller { overflow: auto; scrollbar-width: thin; scrollbar-color: var(--edge) transparent }
    @media screen and (width >= 60rem) { .scroller { max-height: 48rem } }
    .comparison fieldset { border: 0; padding: 0 }
    .comparison > fieldset { display: flex; flex-wrap: wrap; gap: 0 var(--space-5); \
    margin-block-end: var(--space-2) }
    .comparison legend, .pictures label > span { position: absolute; width: 1px; height: 1px; \
    overflow: hidden; clip-path: inset(50%); white-space: nowrap }
    .pictures > fieldset, .hint { display: none }
    \(over) .hint { display: block; color: var(--soft); font-size: var(--text-s); \
    margin-block: var(--space-2) 0 }
    \(over) .pictures { position: relative; grid-template-columns: 1fr; overflow: hidden }
    \(over) .pictures:has(img) { width: fit-content; min-width: 14rem; max-width: 100% }
    \(over) figure { grid-area: 1 / 1; clip-path: inset(0 calc(100% - var(--at)) 0 0) }
    \(over) figure + figure { clip-path: inset(0 0 0 var(--at)); text-align: end }
    \(over) figure + figure img { margin-inline-end: auto }
    \(over) .pictures::after { content: ""; position: absolute; inset-block: 0; left: var(--at); \
    border-inline-start: 2px solid var(--accent); margin-inline-start: -1px; pointer-events: none }
    \(over) .pictures:has(:focus-visible)::after { border-inline-start-width: 6px; \
    margin-inline-start: -3px }
    \(over) .pictures > fieldset { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; \
    position: absolute; inset: 0; margin: 0 }
    \(over) .pictures label { cursor: ew-resize }
    \(over) .pictures input { position: absolute; opacity: 0 }
    \(borders)
    @media print { .comparison > fieldset, .hint { display: none } }
    """

  /// The rules that place the border at the chosen button, or at the strip below the pointer.
  private static let borders = (0...Comparison<EmptyView>.steps).map { step in
    let place = "{ --at: \(step * 100 / Comparison<EmptyView>.steps)% }"
    return """
      .pictures:has([value="\(step)"]:checked) \(place)
      .pictures:has(label:nth-of-type(\(step + 1)):hover) \(place)
      """
  }.joined(separator: "\n")
}

/// The CSS rules for the gallery's own classes.
package enum GalleryRules {
  /// The rules, which are added to the theme.
  static let all = frame + cards + diptychs + pager

  /// The rules for the line above the title of a page, and for the lead paragraph below it.
  private static let frame = """
    .lede { font-size: var(--text-l); color: var(--soft) }
    .overline { font-size: var(--text-s); color: var(--soft) }
    .overline + h1 { margin-block-start: var(--space-2) }

    """

  /// The rules of the links to groups, and of cards.
  private static let cards = """
    .tabs ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-5); max-width: none;
      border-block-end: 1px solid var(--line) }
    .tabs li { margin: 0 }
    .cards { grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
      gap: var(--space-3); align-items: stretch; max-width: none }
    .cards .panel { margin: 0; display: flex; flex-direction: column; gap: var(--space-1);
      position: relative }
    .cards .panel:hover { border-color: var(--accent) }
    .cards h3 { margin: 0; font-size: var(--text-m) }
    .cards h3 a { text-decoration: none; color: inherit }
    .cards h3 a::after { content: ""; position: absolute; inset: 0; border-radius: inherit }
    .cards p { color: var(--soft); font-size: var(--text-s); margin: 0 }
    .cards .meta { margin-block-start: auto; font-size: var(--text-xs) }
    .cards .thumb { max-width: none; border-width: 0 0 1px;
      margin: calc(-1 * var(--space-4)) calc(-1 * var(--space-4)) var(--space-2);
      border-radius: var(--radius) var(--radius) 0 0 }
    .thumb > pre { height: calc(\(CardPicture.height) * 1.15em + 2 * var(--space-3));
      padding-block: var(--space-3); overflow: hidden }
    @media (width < 30rem) {
      .cards { grid-template-columns: 1fr; gap: var(--space-2) }
      .cards .panel { padding: var(--space-2) var(--space-3) }
      .cards .thumb, .cards .meta { display: none }
    }

    """

  /// The rules for states that are shown both in a browser and in a terminal.
  package static let diptychs = """
    .diptych { display: grid; gap: var(--space-3); margin-block: var(--space-3) var(--space-4); \
    align-items: start; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)) }
    .diptych > * { margin: 0; min-width: 0 }
    .browser { border: 1px solid var(--line); border-radius: var(--radius); overflow: hidden }
    .browser > figcaption { margin: 0; padding: var(--space-1) var(--space-4); \
    background: var(--sunken); border-block-end: 1px solid var(--line); \
    font: var(--text-xs)/1.6 var(--mono) }
    .browser > div { padding: var(--space-4) }

    """

  /// The rules for the links to the previous and the next page.
  private static let pager = """
    .pager { margin-block-start: var(--space-7) }
    .pager ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-5); max-width: none;
      justify-content: space-between; border-block: 1px solid var(--line);
      padding-block: var(--space-2) }
    .pager.first ul { justify-content: end }
    .pager li { margin: 0 }

    """
}

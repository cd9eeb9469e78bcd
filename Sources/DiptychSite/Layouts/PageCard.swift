import DiptychHTML
public import DiptychViews

/// A card that links to a page.
///
/// ```swift
/// PageCard("Text", to: "components/text", summary: "Runs with a style.", note: "5 states")
/// ```
///
/// ```text
/// ╭────────────────────╮
/// │ Text               │
/// │                    │
/// │ Runs with a style. │
/// │ 5 states           │
/// ╰────────────────────╯
/// ```
///
/// In HTML, the card is a panel. Its title is a link, and the stylesheet extends the link to the
/// whole card:
///
/// ```html
/// <div class="panel">
/// <h3><a href="components/text/">Text</a></h3><p>…</p><p class="meta">…</p>
/// </div>
/// ```
///
/// A thumbnail above the title, such as an image or a `TerminalScreenshot`, is decorative, so
/// screen readers and keyboard navigation skip it.
public struct PageCard<Thumbnail: View>: View {
  private let title: String
  private let path: SitePath
  private let summary: String?
  private let note: String?
  private let level: Int
  private let thumbnail: Thumbnail?

  /// Creates a card with a thumbnail.
  ///
  /// - Parameters:
  ///   - title: The title of the card, which is the link.
  ///   - path: The path of the page.
  ///   - summary: A sentence about the page.
  ///   - note: A few words at the end of the card.
  ///   - level: The heading level of the title: 3 below a heading of level 2, and 2 directly below
  ///     the title of the page.
  ///   - thumbnail: The thumbnail above the title.
  public init(
    _ title: String,
    to path: SitePath,
    summary: String? = nil,
    note: String? = nil,
    level: Int = 3,
    @ViewBuilder thumbnail: () -> Thumbnail
  ) {
    self.title = title
    self.path = path
    self.summary = summary
    self.note = note
    self.level = level
    self.thumbnail = thumbnail()
  }

  public var body: some View {
    Panel {
      thumbnail.map { thumbnail in
        HTML.div(.class("thumb"), .inert) { thumbnail }
      }
      Heading(level: level) { PageLink(title, to: path) }
      summary.map { Text(verbatim: $0) }
      note.map { Text(verbatim: $0).htmlAttributes(.class("meta")) }
    }
  }
}

extension PageCard where Thumbnail == EmptyView {
  /// Creates a card.
  ///
  /// - Parameters:
  ///   - title: The title of the card, which is the link.
  ///   - path: The path of the page.
  ///   - summary: A sentence about the page.
  ///   - note: A few words at the end of the card.
  ///   - level: The heading level of the title: 3 below a heading of level 2, and 2 directly below
  ///     the title of the page.
  public init(
    _ title: String,
    to path: SitePath,
    summary: String? = nil,
    note: String? = nil,
    level: Int = 3
  ) {
    self.title = title
    self.path = path
    self.summary = summary
    self.note = note
    self.level = level
    thumbnail = nil
  }
}

/// A grid of cards, with as many cards in a row as fit.
///
/// ```swift
/// PageCards {
///   PageCard("Text", to: "components/text", summary: "Runs with a style.")
/// }
/// ```
///
/// In HTML, all cards in a row have the same height. In text output, the cards are in columns, too.
/// The CSS rules of the cards are part of all layouts, see ``PageLayout``.
public struct PageCards<Content: View>: View {
  private let content: Content

  /// Creates cards.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    Columns(minimum: 20) { content }.htmlAttributes(.class("cards"))
  }
}

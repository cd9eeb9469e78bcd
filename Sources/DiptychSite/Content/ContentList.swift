import DiptychHTML
public import DiptychViews

/// A list of entries.
///
/// Each entry is shown with its title as a link, its date and its summary.
public struct ContentList: View {
  private let entries: [ContentEntry]
  private let level: Int

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - entries: The entries, in their order.
  ///   - level: The heading level of the titles.
  public init(_ entries: [ContentEntry], level: Int = 2) {
    self.entries = entries
    self.level = level
  }

  public var body: some View {
    ForEach(entries, id: \.file) { entry in
      let language = HTML.Attribute<HTML.AnyTag>.lang(entry.language ?? "")
        .when(entry.language != nil)
      Heading(level: level) { PageLink(entry.title, to: entry.path) }.htmlAttributes(language)
      ContentDetails(entry)
      if let summary = entry.summary {
        Paragraph { Text(verbatim: summary) }.htmlAttributes(language)
      }
    }
  }
}

/// Links from a ``ContentPart`` to the pages with newer and with older entries.
struct ContentPager: View {
  let part: ContentPart

  @Environment(\.siteLabels) private var words

  var body: some View {
    if part.count > 1 {
      Pager(
        words.pages,
        previous: part.newer.map { (nil, .init(words.newer, to: $0)) },
        next: part.older.map { (nil, .init(words.older, to: $0)) }
      )
    }
  }
}

/// A list of the titles of entries as links, each with its date.
struct ContentTitles: View {
  let entries: [ContentEntry]

  @Environment(\.siteLabels) private var words

  var body: some View {
    List(entries, id: \.file) { entry in
      Paragraph {
        PageLink(entry.title, to: entry.path)
        if let date = entry.publication {
          Text(verbatim: " ")
          HTML.time(.class("edited"), .datetime(date.machineText)) {
            Text(verbatim: words.text(ofDay: date.day))
          }
        }
      }
    }
  }
}

/// A list of tags as links to their pages, each with the number of its entries.
///
/// ```html
/// <ul><li><a href="…">C# (1)</a></li><li><a href="…">harbour (4)</a></li></ul>
/// ```
struct ContentTagList: View {
  let tags: [ContentGroup]

  var body: some View {
    List(tags, id: \.path.text) { tag in
      // Two views would be two items of the list.
      PageLink("\(tag.name) (\(tag.entries.count))", to: tag.path)
    }
  }
}

/// Links from an entry to the next newer and the next older entry.
///
/// ```html
/// <nav aria-label="Neighbouring pages" class="pager">
/// <ul><li><a href="…" rel="prev">Newer: Calm</a>…
/// ```
public struct ContentNeighbours: View {
  private let older: ContentEntry?
  private let newer: ContentEntry?

  @Environment(\.siteLabels) private var words

  /// Creates the links of an entry.
  ///
  /// If the entry has no date, there are no links.
  public init(_ entry: ContentEntry, in folder: ContentFolder) {
    (older, newer) = folder.neighbours(of: entry)
  }

  public var body: some View {
    Pager(
      words.neighbours,
      previous: newer.map { (words.newer, .init($0.title, to: $0.path)) },
      next: older.map { (words.older, .init($0.title, to: $0.path)) }
    )
  }
}

import DiptychHTML
public import DiptychViews

/// The content of an entry, without its title.
///
/// The levels of the headings begin with 2. A link to a Markdown file of the folder becomes a link
/// to the page of this file. An image gets the width and the height from its file. Browsers load
/// the first image at once, and any other image with a known size when the reader scrolls near it.
public struct ContentBody: View {
  private let entry: ContentEntry

  @Environment(\.pageLocation) private var location

  /// Creates the content of an entry.
  public init(_ entry: ContentEntry) { self.entry = entry }

  public var body: some View {
    entry.document.view(
      entry.outline.shown,
      { [targets = entry.targets, location] destination in
        guard let target = targets[destination], let location else { return destination }
        return target.address(on: location)
      },
      { [sizes = entry.imageSizes] in sizes[$0].map { ($0.width, $0.height) } }
    )
  }
}

extension Page {
  /// Creates the page of an entry.
  ///
  /// The page has the path, the title, the dates, the tags, the author and the language of the
  /// entry. Feeds contain the content of the entry, and messages contain the path of its file.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - document: A closure that receives the settings of the site and returns the document of the
  ///     page.
  public init<Whole: View & SendableMetatype>(
    _ entry: ContentEntry,
    document: @escaping @Sendable (PageSettings) -> Whole
  ) {
    var page = Page(entry.path, title: entry.title, description: entry.summary, document: document)
      .categories(entry.tags)
      .feedContent { _ in ContentBody(entry) }
      .source(entry.place) { location in
        let lines = entry.document.links.map { link in
          let target = link.isInHTML ? nil : entry.targets[link.destination]
          return (target?.address(on: location) ?? link.destination, link.line)
        }
        return Dictionary(lines, uniquingKeysWith: { first, _ in first })
      }
    page.leftOut = entry.leftOut
    if let id = entry.feedID { page = page.feedID(id) }
    if let published = entry.published {
      page = page.published(published, modified: entry.modified)
    }
    if let author = entry.author { page = page.author(author) }
    if let language = entry.language { page = page.language(language) }
    self = page
  }
}

/// A line to show below the title of an entry: its date, its author, its reading time, the date of
/// its last change, and its tags.
///
/// ```html
/// <p class="edited"><time datetime="2026-01-05">5 January 2026</time> · 3 min read ·
/// <a href="…">C#</a></p>
/// ```
///
/// A date is the day that the author wrote, in the language of the page, see ``SiteLabels/date``.
/// If the author wrote a time, `datetime` has it with its time zone. The author comes from the
/// front matter.
public struct ContentDetails: View {
  private let entry: ContentEntry
  private let tags: [ContentGroup]

  @Environment(\.siteLabels) private var words

  /// Creates the line of an entry.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - tags: The tags to show as links to their pages. To get the tags of the entry, call
  ///     ``ContentFolder/tags(of:)``.
  public init(_ entry: ContentEntry, tags: [ContentGroup] = []) {
    self.entry = entry
    self.tags = tags
  }

  public var body: some View {
    Paragraph {
      if let date = entry.publication {
        time(date, words.text(ofDay: date.day))
        Text(verbatim: " · ")
      }
      if let author = entry.author { Text(verbatim: "\(author) · ") }
      Text(verbatim: words.readingTime.replacing("{minutes}", with: "\(entry.readingMinutes)"))
      if let date = entry.change {
        Text(verbatim: " · ")
        time(date, words.edited.replacing("{date}", with: words.text(ofDay: date.day)))
      }
      ForEach(tags, id: \.path.text) { tag in
        Text(verbatim: " · ")
        PageLink(tag.name, to: tag.path)
      }
    }
    .htmlAttributes(.class("edited"))
  }

  private func time(_ date: ContentDate, _ text: String) -> some View {
    HTML.time(.datetime(date.machineText)) { Text(verbatim: text) }
  }
}

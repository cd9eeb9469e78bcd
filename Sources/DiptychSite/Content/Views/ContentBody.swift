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
  public init(_ entry: ContentEntry) {
    self.entry = entry
  }

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
    var page = Page(
      entry.path,
      title: entry.title,
      description: entry.summary,
      document: document
    )
    .categories(entry.tags)
    .feedContent { _ in ContentBody(entry) }
    .source(entry.place) { location in
      let lines = entry.document.links.map { link in
        let target = link.isInHTML ? nil : entry.targets[link.destination]
        return (target?.address(on: location) ?? link.destination, link.line)
      }
      return Dictionary(lines, uniquingKeysWith: { first, _ in first })
    }
    if let published = entry.published {
      page = page.published(published, modified: entry.modified)
    }
    if let author = entry.author { page = page.author(author) }
    if let language = entry.language { page = page.language(language) }
    self = page
  }
}

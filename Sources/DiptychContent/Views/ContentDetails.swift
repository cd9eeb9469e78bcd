import DiptychHTML
import DiptychSite
public import DiptychViews

/// The line below the title of an entry: its date, the minutes that it takes to read it, and its
/// tags.
///
/// ```html
/// <p class="edited"><time datetime="2026-01-05">2026-01-05</time> · 3 min · <a href="…">C#</a></p>
/// ```
public struct ContentDetails: View {
  private let entry: ContentEntry
  private let tags: [ContentTag]

  @Environment(\.siteWords) private var words

  /// Creates the line of an entry.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - tags: The tags that it links to, see ``ContentFolder/tags(of:)``.
  public init(_ entry: ContentEntry, tags: [ContentTag] = []) {
    self.entry = entry
    self.tags = tags
  }

  public var body: some View {
    Paragraph {
      if let date = entry.published.map(ContentDate.day) {
        HTML.time(.datetime(date)) { Text(verbatim: date) }
        Text(verbatim: " · ")
      }
      Text(verbatim: words.readingTime.replacing("{minutes}", with: "\(entry.readingMinutes)"))
      ForEach(tags, id: \.path.text) { tag in
        Text(verbatim: " · ")
        PageLink(tag.name, to: tag.path)
      }
    }
    .htmlAttributes(.class("edited"))
  }
}

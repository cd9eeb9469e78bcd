import DiptychHTML
public import DiptychViews

/// A line to show below the title of an entry: its date, its author, its reading time, the date of
/// its last change, and its tags.
///
/// ```html
/// <p class="edited"><time datetime="2026-01-05">5 January 2026</time> · 3 min read ·
/// <a href="…">C#</a></p>
/// ```
///
/// The date is in the language of the page, see ``SiteWords/date``. The author comes
/// from the front matter.
public struct ContentDetails: View {
  private let entry: ContentEntry
  private let tags: [ContentGroup]

  @Environment(\.siteWords) private var words

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
      if let date = entry.published.map(ContentDate.day) {
        time(date, words.text(ofDay: date))
        Text(verbatim: " · ")
      }
      if let author = entry.author { Text(verbatim: "\(author) · ") }
      Text(verbatim: words.readingTime.replacing("{minutes}", with: "\(entry.readingMinutes)"))
      if let date = entry.modified.map(ContentDate.day) {
        Text(verbatim: " · ")
        time(date, words.edited.replacing("{date}", with: words.text(ofDay: date)))
      }
      ForEach(tags, id: \.path.text) { tag in
        Text(verbatim: " · ")
        PageLink(tag.name, to: tag.path)
      }
    }
    .htmlAttributes(.class("edited"))
  }

  private func time(_ date: String, _ text: String) -> some View {
    HTML.time(.datetime(date)) { Text(verbatim: text) }
  }
}

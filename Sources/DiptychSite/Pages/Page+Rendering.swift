import DiptychAsync
import DiptychFiles
public import DiptychHTML
public import DiptychViews

/// A rendered page, with the failures of its requests.
@usableFromInline
struct PageRendering: Sendable {
  let markup: PageMarkup
  /// The messages of the failures that are problems of the site.
  var failures: [String] = []
  /// Whether a component asks for a load, although the page loads nothing.
  private(set) var lacksLoad = false

  init(_ markup: PageMarkup) { self.markup = markup }

  /// Renders a page that loads nothing.
  @usableFromInline
  init(render: () -> PageMarkup) {
    var values = EnvironmentValues.current
    let shown = ShownFailures()
    values.shownFailures = shown
    markup = EnvironmentValues.$current.withValue(values, operation: render)
    lacksLoad = shown.hasUnloaded
  }
}

/// The document of a page that has only content.
@usableFromInline
struct SiteDocument<Content: View>: View {
  @usableFromInline let title: String
  @usableFromInline let description: String?
  @usableFromInline let settings: PageSettings
  @usableFromInline let content: Content

  @usableFromInline
  init(title: String, description: String?, settings: PageSettings, content: Content) {
    self.title = title
    self.description = description
    self.settings = settings
    self.content = content
  }

  @inlinable
  var body: some View {
    Document(
      title: title,
      language: settings.language,
      metadata: PageMetadata(description: description, canonical: settings.canonical),
      theme: settings.theme,
      content: { content }
    )
  }
}

/// The file that a page was made from, such as one of Markdown.
struct PageSource: Sendable {
  let file: String
  /// Returns the lines of links, from 1, by their destinations on the page.
  let lines: @Sendable (PageLocation) -> [String: Int]

  /// Returns the file and the line of a link for a message, such as `guide/start.md:12`.
  func place(of destination: String, on page: PageLocation) -> String {
    let lines = lines(page)
    // The page encodes characters that the document may contain unencoded.
    let line = lines[destination] ?? lines[percentDecoded(destination)]
    return line.map { "\(file):\($0)" } ?? file
  }
}

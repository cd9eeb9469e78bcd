public import DiptychHTML
public import DiptychViews

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

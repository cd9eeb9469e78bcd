import Diptych
import DiptychSite

/// A page of the gallery, with the navigation, the content and the footer.
struct GalleryPage<Content: View, Sidebar: View>: View {
  private let title: String
  private let summary: String
  private let place: GalleryPlace
  private let content: Content
  private let sidebar: Sidebar

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - summary: A sentence about the page, for search engines.
  ///   - place: The place of the page in the navigation.
  ///   - content: The main content.
  ///   - sidebar: The navigation beside the content.
  init(
    _ title: String,
    summary: String,
    in place: GalleryPlace,
    @ViewBuilder content: () -> Content,
    @ViewBuilder sidebar: () -> Sidebar = { EmptyView() }
  ) {
    self.title = title
    self.summary = summary
    self.place = place
    self.content = content()
    self.sidebar = sidebar()
  }

  var body: some View {
    Document(
      title: "\(title) · Diptych",
      language: "en",
      metadata: PageMetadata(description: summary),
      sidebarEdge: .leading,
      content: { content },
      header: { GalleryNavigation(place: place) },
      footer: {
        Paragraph {
          Text(
            "Rendered by Diptych: one view tree, as text in a terminal and as HTML in a browser. "
          )
          Text("All on one page: ")
          PageLink("every component", to: GallerySite.componentsPath)
          Text(", ")
          PageLink("every element of HTML", to: GallerySite.vocabularyPath)
          Text(".")
        }
      },
      sidebar: { sidebar }
    )
  }
}

/// The links at the top of each page.
private struct GalleryNavigation: View {
  let place: GalleryPlace

  var body: some View {
    Navigation("Main") {
      PageLink("Diptych", to: GalleryPlace.components.path).htmlAttributes(.class("brand"))
      ForEach(GalleryPlace.allCases, id: \.self) { other in
        PageLink(other.title, to: other.path).current(other == place)
      }
    }
  }
}

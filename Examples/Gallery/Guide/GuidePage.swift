package import Diptych
import DiptychSite

/// A page of documentation, with a table of contents beside it.
struct GuidePage: View {
  var body: some View {
    GalleryPage(GuideContent.title, summary: GuideContent.summary, in: .guide) {
      Text("Guide · 8 minutes").htmlAttributes(.class("overline"))
      Heading(GuideContent.title, level: 1)
      Text(GuideContent.summary).htmlAttributes(.class("lede"))
      GuideContent().headingIDs()
      Navigation("Neighbours") {
        PageLink("← Components", to: GalleryPlace.components.path)
        PageLink("States →", to: GalleryPlace.states.path)
      }
      .htmlAttributes(.class("pager"))
    } sidebar: {
      Navigation("Guide") {
        PageLink(GuideContent.title, to: GalleryPlace.guide.path).current()
      }
      part("Start", GuideStart())
      part("Views", GuideViews())
      part("Output", GuideOutput())
    }
  }

  /// The links to the sections of a part, below its name.
  @ViewBuilder private func part<Content: View>(_ title: String, _ content: Content) -> some View {
    Heading(title, level: 2)
    TableOfContents(of: content, levels: 2...2).htmlAttributes(.aria("label", title))
  }
}

/// The sections of the page.
package struct GuideContent: View {
  package static let title = "One view, two media"
  package static let summary =
    "A view says what it is: a heading, a table, a link. A renderer decides how that looks, in a "
    + "terminal and in a browser."

  package init() {}

  package var body: some View {
    GuideStart()
    GuideViews()
    GuideOutput()
  }
}

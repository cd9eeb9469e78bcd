import Diptych

/// The links on every page to the main pages.
struct SiteNavigation: View {
  let links: SiteLinks

  var body: some View {
    HTML.nav(.aria("label", "Main")) {
      HStack(spacing: 2) {
        Link("Report", destination: links.index)
        Link("Commits", destination: links.commits(0))
      }
    }
  }
}

/// The links from a page to the previous and the next one.
struct Pager: View {
  let page: Int
  let pageCount: Int
  let label: String
  let destination: (Int) -> String

  var body: some View {
    HTML.nav(.aria("label", label)) {
      HStack(spacing: 2) {
        if page > 0 { Link("Previous", destination: destination(page - 1)) }
        Text("Page \(page + 1) of \(pageCount)")
        if page + 1 < pageCount { Link("Next", destination: destination(page + 1)) }
      }
    }
  }
}

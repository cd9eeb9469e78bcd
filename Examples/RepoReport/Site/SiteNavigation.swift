import Diptych

/// What leads from every page to the main ones.
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

/// What leads from one of several pages to its neighbours.
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

import Diptych

/// The links to the main pages and to the parts of the report, which are on every page.
struct SiteNavigation: View {
  /// The kind of a page.
  enum Place: Equatable {
    case report
    case commits
    case contributors
    case contributor
    case commit
  }

  let name: String
  let links: SiteLinks
  /// The kind of the page that contains the navigation.
  let place: Place
  /// Whether the report has several contributors.
  ///
  /// A single contributor is shown on the page of the report.
  let hasContributors: Bool

  var body: some View {
    if links.host == nil {
      Navigation("Main") {
        Link(name, destination: links.index).htmlAttributes(.class("brand"))
        places
      }
    } else {
      Navigation("Report") { places }.htmlAttributes(.class("tabs"))
    }
  }

  @ViewBuilder private var places: some View {
    Link("Report", destination: links.index).current(place == .report)
    Link("Commits", destination: links.commits(0)).current(place == .commits)
    if hasContributors {
      Link("Contributors", destination: links.contributors).current(place == .contributors)
    }
    Link("Files", destination: links.files)
  }
}

/// The links from the page of a commit to the pages of its neighbours in the log.
struct CommitNeighbours: View {
  let newer: Commit?
  let older: Commit?
  let links: SiteLinks

  var body: some View {
    Navigation("Neighbours in the log") {
      if let address = newer.flatMap({ links.commit($0.hash) }) {
        HTML.a(.href(address), .rel("prev")) { Text("← Newer") }
      }
      Spacer()
      if let address = older.flatMap({ links.commit($0.hash) }) {
        HTML.a(.href(address), .rel("next")) { Text("Older →") }
      }
    }
  }
}

/// The links from a page to the previous and the next page.
struct Pager: View {
  let page: Int
  let pageCount: Int
  let label: String
  let destination: (Int) -> String

  var body: some View {
    Navigation(label) {
      if page > 0 {
        HTML.a(.href(destination(page - 1)), .rel("prev")) { Text("← Newer") }
      }
      Text("Page \(page + 1) of \(pageCount)").dim()
      Spacer()
      if page + 1 < pageCount {
        HTML.a(.href(destination(page + 1)), .rel("next")) { Text("Older →") }
      }
    }
  }
}

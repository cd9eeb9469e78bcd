import Diptych
import DiptychSite

/// The parts that all pages of the site share: the name of the site, the main links, and the
/// address to edit pages.
struct SiteFrame: Sendable {
  static let name = "Diptych"
  /// The folder of the report.
  static let reportFolder = "report"

  let hasReport: Bool
  /// The address of the repository, or nil if it is not known.
  let sources: String?

  /// Returns the navigation of a page with some groups of pages beside it.
  func navigation(groups: [SiteNavigation.Group] = []) -> SiteNavigation {
    var links: [SiteNavigation.Item] = [
      .init("Guide", to: GuidePages.index),
      .init("Components", to: ComponentPages.index),
      .init("Benchmarks", to: BenchmarkPages.index),
      .init("Changes", to: ChangePages.index),
    ]
    if hasReport { links.append(.init("Report", to: SitePath("\(Self.reportFolder)/index"))) }
    if let sources { links.append(.init("Source", destination: sources)) }
    return SiteNavigation(Self.name, links: links, groups: groups, editing: editing)
  }

  /// The address to edit files, below the address of the repository, or nil.
  private var editing: String? {
    sources.map { "\($0.hasSuffix(".git") ? $0.dropLast(4) : $0[...])/edit/main/" }
  }
}

/// The line below every page.
struct SiteFooter: View {
  var body: some View {
    Text("Written by Diptych: one view tree, as text in a terminal and as HTML in a browser.")
  }
}

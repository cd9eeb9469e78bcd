package import DiptychSite

/// A site that contains the pages of a report in one of its folders.
package struct ReportHost: Sendable {
  /// The folder, such as `report`.
  let folder: String
  /// The navigation of the site.
  let navigation: DiptychSite.SiteNavigation

  package init(folder: String, navigation: DiptychSite.SiteNavigation) {
    self.folder = folder
    self.navigation = navigation
  }

  /// Returns the path of a page of the report in the site.
  func path(of page: SitePath) -> SitePath {
    SitePath("\(folder)/\(page.text.isEmpty ? "index" : page.text)")
  }
}

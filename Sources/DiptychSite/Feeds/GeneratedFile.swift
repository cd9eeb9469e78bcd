/// A file that is made from the pages of a site.
protocol GeneratedFile: Sendable {
  /// The path of the file.
  var path: SitePath { get }

  /// Returns what the site lacks for the file.
  func problems(in site: SiteContents) -> [SiteProblem]

  /// Returns the files: this one, and those that it is too long for.
  func files(of site: SiteContents, _ records: SiteRecords) -> [SiteFile]
}

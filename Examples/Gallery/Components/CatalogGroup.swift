/// Entries of the catalog that belong together.
struct CatalogGroup: Sendable {
  let title: String
  /// A sentence.
  let summary: String
  let entries: [CatalogEntry]

  init(_ title: String, _ summary: String, _ entries: [CatalogEntry]) {
    self.title = title
    self.summary = summary
    self.entries = entries
  }

  /// The components of all entries.
  var components: [Component] { entries.flatMap(\.components) }

  /// The identifier of the group on a page.
  var id: String { "group-\(title.lowercased())" }
}

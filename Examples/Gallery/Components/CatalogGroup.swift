/// A group of entries in the catalog.
package struct CatalogGroup: Sendable {
  package let title: String
  /// A sentence that describes the group.
  package let summary: String
  package let entries: [CatalogEntry]

  init(_ title: String, _ summary: String, _ entries: [CatalogEntry]) {
    self.title = title
    self.summary = summary
    self.entries = entries
  }

  /// The components of all entries.
  var components: [Component] { entries.flatMap(\.components) }

  /// The identifier of the group on a page.
  package var id: String { "group-\(title.lowercased())" }
}

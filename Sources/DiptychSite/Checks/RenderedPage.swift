import DiptychAccessibility

/// A rendered page, and what is asked of it afterwards.
struct RenderedPage: Sendable {
  let path: SitePath
  let file: SiteFile
  /// The ids of its elements.
  let ids: Set<String>
  /// The addresses that it refers to, in their order, each once.
  let references: [String]
  /// The problems of the page itself.
  let problems: [SiteProblem]

  init(_ entry: SiteContents.Entry) {
    let html = entry.page.render(entry.settings)
    let tree = MarkupTree(html: html)
    var ids: Set<String> = []
    var duplicates: [String] = []
    var references: [String] = []
    var known: Set<String> = []
    for node in tree.nodes {
      guard let element = node.element else { continue }
      if let id = element["id"], !ids.insert(id).inserted, !duplicates.contains(id) {
        duplicates.append(id)
      }
      for reference in Self.references(of: element) where known.insert(reference).inserted {
        references.append(reference)
      }
    }
    path = entry.page.path
    file = SiteFile(path: entry.file, bytes: Array(html.utf8))
    self.ids = ids
    self.references = references
    problems =
      duplicates.map { .duplicateID(page: entry.page.path, id: $0) }
      + (entry.isRead
        ? AccessibilityCheck(tree).problems.map { .accessibility(page: entry.page.path, $0) } : [])
  }

  /// The attributes with an address of a file or a page that a reader gets.
  private static let attributes = ["href", "src", "poster", "data", "action", "formaction", "cite"]

  private static func references(of element: MarkupElement) -> [String] {
    // A base is no reference, and the canonical address is the page's own.
    if element.name == "base" || element["rel"] == "canonical" { return [] }
    return attributes.compactMap { name in
      name == "data" && element.name != "object" ? nil : element[name]
    }
  }
}

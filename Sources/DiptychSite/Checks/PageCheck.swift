import DiptychAccessibility

/// The ids and the addresses of a page, and its problems.
struct PageCheck {
  /// The ids of the elements, in their order.
  private(set) var ids: [String] = []
  /// The addresses that it refers to, in their order, each once.
  private(set) var references: [String] = []
  private(set) var problems: [SiteProblem]
  /// The entry in a search index, as JSON; empty if there is no index.
  private(set) var searchEntry: String

  /// Checks a page.
  ///
  /// - Parameters:
  ///   - html: The page.
  ///   - bytes: The bytes of the page.
  ///   - entry: The page in its site.
  ///   - isIndexed: Whether the page has an entry in a search index.
  init(_ html: String, _ bytes: [UInt8], of entry: SiteContents.Entry, isIndexed: Bool) {
    let scan = PageScan(bytes)
    if let scan, !isIndexed {
      self.init(scan)
    } else {
      self.init(MarkupTree(html: html), scan, of: entry, isIndexed: isIndexed)
    }
  }

  /// Creates the check of a page that the scan has found to be right.
  private init(_ scan: PageScan) {
    (ids, references, problems, searchEntry) = (scan.ids, scan.references, [], "")
  }

  /// Checks a page by its whole tree, as far as the scan has not.
  private init(
    _ tree: MarkupTree,
    _ scan: PageScan?,
    of entry: SiteContents.Entry,
    isIndexed: Bool
  ) {
    if let scan { self.init(scan) } else { self.init(tree, of: entry) }
    if isIndexed { searchEntry = SearchEntry(tree, of: entry).json }
  }

  /// Checks a page by its whole tree, without an entry in a search index.
  init(_ tree: MarkupTree, of entry: SiteContents.Entry) {
    searchEntry = ""
    problems = []
    var knownIDs: Set<String> = []
    var duplicates: Set<String> = []
    var known: Set<String> = []
    for node in tree.nodes {
      guard let element = node.element else { continue }
      if let id = element["id"] {
        if knownIDs.insert(id).inserted {
          ids.append(id)
        } else if duplicates.insert(id).inserted {
          problems.append(.duplicateID(page: entry.page.path, id: id))
        }
      }
      for reference in Self.references(of: element) where known.insert(reference).inserted {
        references.append(reference)
      }
    }
    guard entry.kind != .redirect else { return }
    problems += AccessibilityCheck(tree).problems.map { .accessibility(page: entry.page.path, $0) }
  }

  /// The attributes with an address of a file or a page that a reader gets.
  private static let attributes = ["href", "src", "poster", "data", "action", "formaction", "cite"]

  private static func references(of element: MarkupElement) -> [String] {
    switch element.name {
    // A base is no reference.
    case "base": return []
    // The canonical address is the page's own, and the stylesheets are those of the site.
    case "link" where element["rel"] == "canonical": return []
    case "link" where element["href"]?.hasSuffix(StylesheetName.unknown.file) == true: return []
    default: break
    }
    return attributes.compactMap { name in
      name == "data" && element.name != "object" ? nil : element[name]
    }
  }
}

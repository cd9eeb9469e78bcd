import DiptychHTMLTools

/// The ids and the addresses of a page, and its problems.
struct PageCheck {
  /// The ids of the elements, in their order.
  private(set) var ids: [String] = []
  /// The addresses that the page refers to, in order and without repetitions.
  private(set) var references: [String] = []
  private(set) var problems: [SiteProblem] = []
  /// The entry in a search index, as JSON; empty if there is no index.
  private(set) var searchEntry = ""

  /// Checks a page.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the page.
  ///   - entry: The page in its site.
  ///   - isIndexed: Whether the page has an entry in a search index.
  init(_ bytes: [UInt8], of entry: SiteContents.Entry, isIndexed: Bool) {
    let tree = MarkupTree(bytes)
    var knownIDs: Set<String> = []
    var duplicates: Set<String> = []
    var known: Set<String> = []
    for node in tree.nodes {
      if tree.isKind(.style, node), let css = tree.children(of: node).first(where: tree.isText) {
        for reference in StyleAddress.all(in: tree.text(css) ?? "")
        where known.insert(reference).inserted {
          references.append(reference)
        }
      }
      guard tree.hasAttributes(node), let element = tree.element(node) else { continue }
      if let (name, address) = element.wholeAddress, !Self.isWhole(address) {
        problems.append(.partialAddress(page: entry.page.path, property: name, address: address))
        continue
      }
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
    if isIndexed { searchEntry = SearchEntry(tree, of: entry).json }
    guard entry.kind != .redirect else { return }
    problems += AccessibilityCheck(tree).problems.map { .accessibility(page: entry.page.path, $0) }
  }

  /// Whether an address is an absolute URL, with a scheme and a host.
  private static func isWhole(_ address: String) -> Bool {
    let address = address.lowercased()
    return address.hasPrefix("https://") || address.hasPrefix("http://")
  }

  private static func references(of element: MarkupElement) -> [String] {
    switch element.kind {
    // The element `base` does not refer to a page.
    case .base: []
    // The canonical address belongs to the page, and the stylesheets belong to the site.
    case .link where element["rel"] == "canonical": []
    case .link where element["href"]?.hasSuffix(StylesheetName.unknown.file) == true: []
    default: element.addresses
    }
  }
}

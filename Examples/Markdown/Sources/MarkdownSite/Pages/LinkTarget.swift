import DiptychSite

/// The thing that a link of a document leads to.
enum LinkTarget: Hashable, Sendable {
  /// A page of the site, or a heading on it.
  case page(SitePath, fragment: String?)
  /// A file that is copied, and the fragment of the link.
  case file(SitePath, fragment: String?)
  /// An address outside of the folder.
  case address(String)
  /// Nothing.
  case missing
  /// A page of the site, on which there is no such heading.
  case missingPart(SitePath)

  /// Returns the address for a link on a page; nil if there is none.
  func address(on page: PageLocation) -> String? {
    switch self {
    case .page(let path, let fragment): page.address(of: path, fragment: fragment)
    case .file(let path, let fragment):
      page.address(ofFile: path) + (fragment.map { "#\($0)" } ?? "")
    case .address(let address): address
    case .missing: nil
    case .missingPart(let path): page.address(of: path)
    }
  }
}

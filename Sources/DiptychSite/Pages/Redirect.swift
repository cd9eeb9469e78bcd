import DiptychHTML
public import DiptychViews

/// A page that forwards readers from the former address of a page to its new address.
///
/// It contains a link and an element that makes the browser open the new address at once, so the
/// server needs no configuration. Search engines treat this element as a permanent redirect.
public struct Redirect: Sendable {
  /// The path that the page had.
  let path: SitePath
  /// The path of the page that it leads to.
  let target: SitePath
  let fragment: String?

  /// Creates a redirect.
  ///
  /// - Parameters:
  ///   - path: The former path of the page.
  ///   - target: The new path of the page.
  ///   - fragment: The id of an element on the page, or nil.
  public init(from path: SitePath, to target: SitePath, fragment: String? = nil) {
    self.path = path
    self.target = target
    self.fragment = fragment
  }

  /// Returns the page of the redirect.
  ///
  /// Its title is `title`, or the address of the target if `title` is nil.
  func page(titled title: String?) -> Page {
    Page(path, title: title ?? target.text) { [target, fragment] settings in
      let address = settings.location.address(of: target, fragment: fragment)
      let title = title ?? address
      return Document(title: title, language: settings.language) {
        Paragraph { Link(title, destination: address) }
      } head: {
        HTML.meta(.refresh(after: 0, to: address))
        HTML.meta(.name("robots"), .content("noindex"))
      }
    }
  }
}

extension Sequence<Redirect> {
  /// Returns the redirects that lead back to themselves, directly or through other redirects, in
  /// order.
  ///
  /// - Complexity: O(*n*).
  func circular(_ style: PageStyle) -> [Redirect] {
    let targets = Dictionary(
      map { (SitePath(style.file(of: $0.path)), SitePath(style.file(of: $0.target))) },
      uniquingKeysWith: { first, _ in first }
    )
    var seen: Set<SitePath> = []
    var circular: Set<SitePath> = []
    for start in targets.keys {
      // The files on the way from the start, until a file that is no redirect or was visited
      // already.
      var way: [SitePath] = []
      var next = Optional(start)
      while let file = next, targets[file] != nil, seen.insert(file).inserted {
        way.append(file)
        next = targets[file]
      }
      if let next, let first = way.firstIndex(of: next) { circular.formUnion(way[first...]) }
    }
    return filter { circular.contains(SitePath(style.file(of: $0.path))) }
  }
}

/// The file `404.html`, the page that a server shows for an address that does not exist.
///
/// Its links begin with the path of the site on its host, because a server shows the page at any
/// address. The page contains its CSS rules, so it needs no stylesheet file.
public struct NotFoundPage: Sendable {
  let page: Page

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - content: The content of the page.
  public init<Content: View & SendableMetatype>(
    title: String = "Page not found",
    @ViewBuilder content: @escaping @Sendable () -> Content
  ) {
    page = Page("404", title: title) { settings in
      SiteDocument(title: title, description: nil, settings: settings, content: content())
    }
  }

  /// Creates the page from a whole document.
  ///
  /// - Parameters:
  ///   - title: The title of the page. The closure can read it from ``PageSettings/title``.
  ///   - document: A closure that gets the settings of the page and returns the document.
  public init<Whole: View & SendableMetatype>(
    title: String = "Page not found",
    document: @escaping @Sendable (PageSettings) -> Whole
  ) {
    page = Page("404", title: title, document: document)
  }
}

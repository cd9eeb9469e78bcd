import DiptychFiles

/// The navigation of a site: its name, its main links, and its pages in groups.
///
/// ```swift
/// let navigation = SiteNavigation(
///   "Harbour",
///   links: [.init("Guide", to: "guide/start"), .init("Report", to: "report")],
///   groups: [
///     .init("Start", items: [.init("Install", to: "guide/start")]),
///     .init(
///       "Views",
///       items: [.init("Text", to: "guide/text"), .init("Tables", to: "guide/tables")]
///     ),
///   ]
/// )
/// ```
///
/// All pages of a site can share one value, because each layout marks the links to the current
/// page. The links of the groups are in reading order, so that a ``PageLayout`` of an article can
/// link to the previous and the next page. If the order of the links in a group has no meaning, set
/// ``Group/isOrdered`` to false.
public struct SiteNavigation: Hashable, Sendable {
  /// A link to a page, or to another site.
  public struct Item: Hashable, Sendable {
    /// The text of the link.
    public var title: String

    /// The path of the page.
    public var path: SitePath

    /// The id of an element on the page, or nil for the page as a whole.
    public var fragment: String?

    /// The address on another site that the link leads to, in place of a page; nil for a page.
    public private(set) var destination: String?

    /// A word beside the title in the menu, such as “New”, or nil.
    public var badge: String?

    /// Creates a link to a page.
    ///
    /// The page at `path` marks this link as the link to the current page. A link with a fragment
    /// is never marked.
    ///
    /// - Parameters:
    ///   - title: The text of the link.
    ///   - path: The path of the page.
    ///   - fragment: The id of an element on the page, or nil for the page as a whole.
    ///   - badge: A word beside the title in the menu, or nil.
    public init(_ title: String, to path: SitePath, fragment: String? = nil, badge: String? = nil) {
      self.title = title
      self.path = path
      self.fragment = fragment
      self.badge = badge
    }

    /// Creates a link to another site.
    public init(_ title: String, destination: String, badge: String? = nil) {
      self.init(title, to: "", badge: badge)
      self.destination = destination
    }

    /// Whether the link leads to a page of the site as a whole.
    var isPage: Bool { fragment == nil && destination == nil }

    /// Whether the link leads to a page as a whole.
    func isLink(to page: SitePath) -> Bool { path == page && isPage }
  }

  /// A title, and links below it.
  public struct Group: Hashable, Sendable {
    /// The title.
    public var title: String

    /// The links.
    public var items: [Item]

    /// Whether the links are in reading order.
    ///
    /// If true, the ``PageLayout`` of an article links to the previous and next page in this order.
    public var isOrdered: Bool

    /// Whether the links are hidden until the reader opens the group.
    ///
    /// The group of the current page is always open.
    public var isFolded: Bool

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - items: The links.
    ///   - isOrdered: Whether the links are in reading order.
    ///   - isFolded: Whether the links are hidden until the reader opens the group.
    public init(_ title: String, items: [Item], isOrdered: Bool = true, isFolded: Bool = false) {
      self.title = title
      self.items = items
      self.isOrdered = isOrdered
      self.isFolded = isFolded
    }
  }

  /// The name of the site.
  ///
  /// It is the first link in the header, and the end of each window title.
  public var name: String

  /// The path of the page that the name of the site links to.
  public var home: SitePath

  /// The links in the header of each page.
  public var links: [Item]

  /// The pages beside an article, in groups.
  public var groups: [Group]

  /// The address to edit the files of the pages, such as
  /// `https://example.org/docs/edit/main/`; nil for none.
  ///
  /// The path of the file of a page follows it, see ``Page/source(_:lines:)``.
  public var editing: String?

  /// Creates a navigation.
  ///
  /// - Parameters:
  ///   - name: The name of the site.
  ///   - home: The path of the page that the name of the site links to.
  ///   - links: The links in the header of each page.
  ///   - groups: The pages beside an article, in groups.
  ///   - editing: The address to edit the files of the pages, or nil.
  public init(
    _ name: String,
    home: SitePath = "",
    links: [Item] = [],
    groups: [Group] = [],
    editing: String? = nil
  ) {
    self.name = name
    self.home = home
    self.links = links
    self.groups = groups
    self.editing = editing
  }
}

// The parts of the navigation that depend on the current page.
extension SiteNavigation {
  /// Returns the address to edit the file of a page, or nil if it has none.
  func editAddress(of settings: PageSettings) -> String? {
    guard let editing, let file = settings.file else { return nil }
    return editing + percentEncoded(path: file)
  }

  /// The groups that have links.
  var filledGroups: [Group] { groups.filter { !$0.items.isEmpty } }

  /// Returns the group that has a page.
  func group(of page: SitePath) -> Group? {
    let groups = groups.filter { $0.items.contains { $0.isLink(to: page) } }
    return groups.first(where: \.isOrdered) ?? groups.first
  }

  /// Returns the link of the header that leads to a page.
  ///
  /// If there is no such link, returns the link whose path shares the most folders with the page,
  /// or nil if none shares a folder.
  func section(of page: SitePath) -> Item? {
    if let own = links.first(where: { $0.isLink(to: page) }) { return own }
    var section: Item?
    var most = 0
    for link in links where link.isPage {
      let count = zip(link.path.names, page.names).prefix { $0 == $1 }.count
      if count > most { (section, most) = (link, count) }
    }
    return section
  }

  /// Returns the pages before and after a page, in the order of the groups.
  func neighbours(of page: SitePath) -> (previous: Item?, next: Item?) {
    let items = groups.filter(\.isOrdered).flatMap(\.items).filter(\.isPage)
    guard let index = items.firstIndex(where: { $0.path == page }) else { return (nil, nil) }
    return (index > 0 ? items[index - 1] : nil, index + 1 < items.count ? items[index + 1] : nil)
  }

  /// Returns the breadcrumbs of a page, from the first page of the site.
  ///
  /// The page itself is not among them, so the first page has no breadcrumbs. A breadcrumb without
  /// a path is the title of a group.
  func steps(to page: SitePath) -> [(title: String, path: SitePath?)] {
    guard page != home else { return [] }
    let first = links.first { $0.isLink(to: home) }?.title ?? name
    var steps: [(title: String, path: SitePath?)] = [(first, home)]
    if let section = section(of: page), section.path != page, section.path != home {
      steps.append((section.title, section.path))
    }
    if let group = group(of: page),
      group.title != steps.last?.title
    {
      steps.append((group.title, nil))
    }
    return steps
  }
}

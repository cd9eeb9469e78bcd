// The parts of the navigation that depend on the current page.
extension SiteNavigation {
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
    for link in links where link.fragment == nil {
      let count = zip(link.path.names, page.names).prefix { $0 == $1 }.count
      if count > most { (section, most) = (link, count) }
    }
    return section
  }

  /// Returns the pages before and after a page, in the order of the groups.
  func neighbours(of page: SitePath) -> (previous: Item?, next: Item?) {
    let items = groups.filter(\.isOrdered).flatMap(\.items).filter { $0.fragment == nil }
    guard let index = items.firstIndex(where: { $0.path == page }) else { return (nil, nil) }
    return (
      index > 0 ? items[index - 1] : nil, index + 1 < items.count ? items[index + 1] : nil
    )
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

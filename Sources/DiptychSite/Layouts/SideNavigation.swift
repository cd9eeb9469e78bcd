import DiptychHTML
package import DiptychViews

/// The menu of a page: links to all pages of the site, in groups that can be folded.
///
/// Beside an article it is always shown in a wide window. Elsewhere, a button in the header shows
/// it, with the main links of the site above the groups.
struct SitePanel: View {
  let navigation: SiteNavigation
  let page: SitePath

  @Environment(\.siteLabels) private var words

  var body: some View {
    let section = navigation.section(of: page)
    HTML.nav(.id(LayoutRules.menuID), .popover("auto"), .aria("label", words.pages)) {
      PageOnly {
        HTML.div(.class("top")) {
          PageLink(navigation.name, to: navigation.home).htmlAttributes(.class("brand"))
          HTML.button(
            .type("button"),
            .class("iconic"),
            .popovertarget(LayoutRules.menuID),
            .popovertargetaction("hide"),
            .aria("label", words.closeMenu)
          ) { Icon(shape: .close) }
        }
        HTML.ul(.class("sections")) {
          ForEach(navigation.links, id: \.self) { link in
            HTML.li { SectionLink(link: link, page: page, isCurrent: link == section) }
          }
        }
      }
      ForEach(navigation.filledGroups, id: \.self) { group in
        HTML.details(.open.when(!group.isFolded || group == navigation.group(of: page))) {
          HTML.summary { Text(verbatim: group.title) }
          HTML.ul { ForEach(group.items, id: \.self) { item($0) } }
        }
      }
    }
  }

  private func item(_ item: SiteNavigation.Item) -> some View {
    HTML.li {
      if let destination = item.destination {
        Link(destination: destination) {
          label(of: item)
          Icon(shape: .external)
        }
      } else {
        PageLink(to: item.path, fragment: item.fragment) { label(of: item) }
          .current(item.isLink(to: page))
      }
    }
  }

  @ViewBuilder private func label(of item: SiteNavigation.Item) -> some View {
    MenuTitle(title: item.title)
    if let badge = item.badge {
      Text(verbatim: " ")
      Badge(badge)
    }
  }
}

/// The title of a page in a menu, where a long name of code may end a line at its own places: after
/// a dot, and before a capital letter.
private struct MenuTitle: View {
  /// The length of a word that fits into a line of the menu.
  private static let wordLength = 20

  let title: String

  var body: some View {
    let parts = parts
    if parts.count == 1 {
      Text(verbatim: title)
    } else {
      ForEach(parts.indices, id: \.self) { index in
        if index > 0 { HTML.wbr() }
        Text(verbatim: parts[index])
      }
    }
  }

  private var parts: [String] {
    guard title.split(separator: " ").contains(where: { $0.count > Self.wordLength }) else {
      return [title]
    }
    var parts = [""]
    for character in title {
      let isBreak =
        parts[parts.count - 1].last.map {
          $0 == "." || $0.isLowercase && character.isUppercase
        } ?? false
      if isBreak { parts.append("") }
      parts[parts.count - 1].append(character)
    }
    return parts
  }
}

/// The links to the previous and the next page.
package struct Pager: View {
  /// A link, and a word above its title, such as “Next”.
  package typealias Target = (word: String?, item: SiteNavigation.Item)

  private let label: String
  private let previous: Target?
  private let next: Target?

  /// Creates the links; if both are nil, nothing is shown.
  package init(_ label: String, previous: Target?, next: Target?) {
    self.label = label
    self.previous = previous
    self.next = next
  }

  package var body: some View {
    if previous != nil || next != nil {
      Navigation(label) {
        previous.map { target in
          PageLink(to: target.item.path) {
            Icon(shape: .previous)
            title(of: target)
          }
          .htmlAttributes(.rel("prev"))
        }
        next.map { target in
          PageLink(to: target.item.path) {
            title(of: target)
            Icon(shape: .next)
          }
          .htmlAttributes(.rel("next"))
        }
      }
      .htmlAttributes(.class("pager"))
    }
  }

  private func title(of target: Target) -> some View {
    HTML.span {
      if let word = target.word {
        HTML.small { Text(verbatim: word) }
        Text(verbatim: " ")
      }
      Text(verbatim: target.item.title)
    }
  }
}

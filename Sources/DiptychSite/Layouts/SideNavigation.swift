import DiptychHTML
package import DiptychViews

/// The side menu of a page: links to all pages of the site, and to the headings of the page.
///
/// In a narrow window, a button in the header shows the links as a menu.
struct SideNavigation<Content: View>: View {
  let navigation: SiteNavigation
  let page: SitePath
  /// The content of the page, or nil to show no links to its headings.
  let content: Content?

  @Environment(\.siteWords) private var words

  private var contents: TableOfContents<Content>? { content.map { TableOfContents(of: $0) } }

  var body: some View {
    let groups = navigation.filledGroups
    if groups.isEmpty {
      contents
    } else {
      HTML.div(.id(LayoutRules.menuID), .popover("auto")) {
        PageOnly {
          HTML.button(
            .type("button"),
            .popovertarget(LayoutRules.menuID),
            .popovertargetaction("hide")
          ) {
            Text(verbatim: words.closeMenu)
          }
        }
        if navigation.group(of: page) == nil { contents }
        HTML.nav(.aria("label", words.pages)) {
          HTML.ul {
            ForEach(groups, id: \.self) { group in
              HTML.li {
                Paragraph { Text(verbatim: group.title) }
                HTML.ul { ForEach(group.items, id: \.self) { item($0) } }
              }
            }
          }
        }
      }
    }
  }

  private func item(_ item: SiteNavigation.Item) -> some View {
    HTML.li {
      PageLink(to: item.path, fragment: item.fragment) { MenuTitle(title: item.title) }
        .current(item.isLink(to: page))
      if item.isLink(to: page) { contents }
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
  private let label: String
  private let previous: SiteNavigation.Item?
  private let next: SiteNavigation.Item?

  /// Creates the links; if both are nil, nothing is shown.
  package init(_ label: String, previous: SiteNavigation.Item?, next: SiteNavigation.Item?) {
    self.label = label
    self.previous = previous
    self.next = next
  }

  package var body: some View {
    if previous != nil || next != nil {
      Navigation(label) {
        previous.map { item in
          PageLink(item.title, to: item.path).htmlAttributes(.rel("prev"))
        }
        next.map { item in
          PageLink(item.title, to: item.path).htmlAttributes(.rel("next"))
        }
      }
      .htmlAttributes(.class("pager"))
    }
  }
}

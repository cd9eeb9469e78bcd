import DiptychHTML
import DiptychViews

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
      PageLink(item.title, to: item.path, fragment: item.fragment).current(item.isLink(to: page))
      if item.isLink(to: page) { contents }
    }
  }
}

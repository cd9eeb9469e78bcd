import Diptych

/// The tabs, which are buttons, titles with the digit of their key, or links between the pages of a
/// site.
struct TabBar: View {
  let current: Tab
  let select: @Sendable (Tab) -> Void
  @Environment(\.isPage) private var isPage
  @Environment(\.tabsHaveKeys) private var tabsHaveKeys

  var body: some View {
    if isPage {
      Navigation("Screens") {
        ForEach(Tab.allCases, id: \.self) { tab in
          Link(tab.label, destination: BistroSite.path(of: tab)).current(tab == current)
        }
      }
    } else if tabsHaveKeys {
      HStack(spacing: 2) {
        ForEach(Array(Tab.allCases.enumerated()), id: \.offset) { tab in
          let title = Text(verbatim: tab.element.label)
          Text("\(tab.offset + 1) \(tab.element == current ? title.bold().underline() : title)")
        }
      }
    } else {
      HStack(spacing: 2) {
        ForEach(Tab.allCases, id: \.self) { tab in
          if tab == current {
            Text(verbatim: tab.label).bold().underline()
          } else {
            Button(tab.label) { [select] in select(tab) }
          }
        }
      }
    }
  }
}

import Diptych

/// The tabs: buttons, or links between the pages of a site.
struct TabBar: View {
  let current: Tab
  let select: @Sendable (Tab) -> Void
  @Environment(\.isPage) private var isPage

  var body: some View {
    if isPage {
      Navigation("Screens") {
        ForEach(Tab.allCases, id: \.self) { tab in
          Link(tab.title, destination: BistroSite.path(of: tab)).current(tab == current)
        }
      }
    } else {
      HStack(spacing: 2) {
        ForEach(Tab.allCases, id: \.self) { tab in
          if tab == current {
            Text(verbatim: tab.title).bold().underline()
          } else {
            Button(tab.title) { [select] in select(tab) }
          }
        }
      }
    }
  }
}

import Diptych
import DiptychRedux

/// The information.
///
/// A terminal shows the list of the selected tab, and a page shows all lists.
struct InformationView: View {
  let information: Information
  let store: StoreScope<ProfileState, ProfileAction>
  @Environment(\.isPage) private var isPage

  var body: some View {
    VStack(spacing: 1) {
      if isPage {
        ForEach(ProfileTab.allCases, id: \.self) { tab in
          VStack(spacing: 1) {
            Heading(tab.title, level: 3)
            InformationList(entries: tab.entries(in: information))
          }
        }
      } else {
        tabs
        InformationList(entries: store.state.tab.entries(in: information))
      }
    }
  }

  private var tabs: some View {
    HStack(spacing: 2) {
      ForEach(ProfileTab.allCases, id: \.self) { tab in
        if tab == store.state.tab {
          Text(verbatim: tab.title).bold().underline()
        } else {
          Button(tab.title) { [store] in store.dispatch(.show(tab)) }
        }
      }
    }
  }
}

/// The lines of a list of information.
private struct InformationList: View {
  let entries: [Information.Entry]

  var body: some View {
    if entries.isEmpty {
      ContentUnavailableView("Nothing yet.")
    } else {
      List {
        ForEach(entries) { entry in
          VStack {
            Paragraph {
              Text(verbatim: entry.title).bold()
              Text("  ")
              DateView(date: entry.date)
            }
            Text(verbatim: entry.text)
          }
        }
      }
    }
  }
}

import Diptych
import DiptychANSI
import DiptychSite
import DiptychExampleSupport

/// The page with all groups, each with a card for each entry.
struct IndexPage: View {
  let groups: [CatalogGroup]

  private var summary: String {
    let entries = groups.flatMap(\.entries)
    let states = entries.reduce(0) { $0 + $1.stateCount }
    return "\(counted(entries.count, "component")) in \(counted(states, "state")), each as HTML "
      + "and as the text of a terminal."
  }

  var body: some View {
    GalleryPage("Components", summary: summary, in: .components) {
      Heading("Components", level: 1)
      Text(summary).htmlAttributes(.class("lede"))
      Navigation("Groups") {
        ForEach(groups, id: \.id) { Link($0.title, destination: "#\($0.id)") }
      }
      .htmlAttributes(.class("tabs"))
      ForEach(groups, id: \.id) { group in
        Section {
          Text(group.summary).dim()
          Columns(minimum: 20) {
            ForEach(group.entries, id: \.name) { EntryCard(entry: $0) }
          }
          .htmlAttributes(.class("cards"))
        } header: {
          Heading(level: 2) {
            Text("\(group.title) ")
            Text("\(group.entries.count)").dim()
          }
          .htmlAttributes(.id(group.id))
        }
      }
    }
  }
}

/// A link to the page of an entry, with a picture of the entry in a terminal.
private struct EntryCard: View {
  let entry: CatalogEntry

  var body: some View {
    Panel {
      entry.card.map { card in
        TerminalScreenshot(ansi: card.lines.joined(separator: "\n"))
          .htmlAttributes(.class("thumb"), .inert)
      }
      Heading(level: 3) { PageLink(entry.title, to: GallerySite.path(of: entry)) }
      Text(entry.summary)
      Text(counted(entry.stateCount, "state")).htmlAttributes(.class("meta"))
    }
  }
}

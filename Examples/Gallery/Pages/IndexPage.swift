import Diptych

/// The page with all groups, each with a card for each entry.
struct IndexPage: View {
  let groups: [CatalogGroup]

  private var summary: String {
    let entries = groups.flatMap(\.entries)
    let states = entries.reduce(0) { $0 + $1.stateCount }
    return "\(entries.count) components in \(states) states, each as HTML and as the text of a "
      + "terminal."
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

/// A link to the page of an entry, with a picture of its first lines in a terminal.
private struct EntryCard: View {
  /// The cells of the picture's lines.
  private static let width = 26
  /// The most lines of the picture.
  private static let height = 5

  let entry: CatalogEntry

  var body: some View {
    Panel {
      TerminalPicture(ansi: picture).htmlAttributes(.class("thumb"), .inert)
      Heading(level: 3) { Link(entry.title, destination: GallerySite.path(of: entry)) }
      Text(entry.summary)
      Text(entry.stateCount == 1 ? "1 state" : "\(entry.stateCount) states")
        .htmlAttributes(.class("meta"))
    }
  }

  private var picture: String {
    let states = entry.components.first?.states ?? []
    // Of several states, a late one shows most; if it shows nothing, the first one does.
    let output = [states.count * 3 / 4, 0].lazy.filter(states.indices.contains)
      .map { states[$0].view().rendered(as: .text(width: Self.width, color: .ansi16)) }
      .first { !$0.isEmpty }
    return (output ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(Self.height).joined(separator: "\n")
  }
}

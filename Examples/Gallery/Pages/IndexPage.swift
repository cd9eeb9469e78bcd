import Diptych
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

/// A link to the page of an entry, with a picture of its first lines in a terminal.
private struct EntryCard: View {
  /// The cells of the picture's lines.
  private static let width = 26
  /// The most lines of the picture.
  private static let height = 5

  let entry: CatalogEntry

  var body: some View {
    Panel {
      TerminalPicture(ansi: lines.prefix(Self.height).joined(separator: "\n"))
        .htmlAttributes(.class(lines.count > Self.height ? "thumb cut" : "thumb"), .inert)
      Heading(level: 3) { Link(entry.title, destination: GallerySite.path(of: entry)) }
      Text(entry.summary)
      Text(counted(entry.stateCount, "state")).htmlAttributes(.class("meta"))
    }
  }

  /// The lines of the picture, some of which may not fit.
  private var lines: [Substring] {
    if let card = entry.card { return ["\u{1B}[2m\(card.title)\u{1B}[0m"] + Self.lines(of: card) }
    let states = entry.components.first?.states ?? []
    // Of several states, a late one shows most; if it shows nothing, the first one does.
    let shown = [states.count * 3 / 4, 0].filter(states.indices.contains).map { states[$0] }
    let outputs = (shown + entry.components.dropFirst().flatMap(\.states)).lazy
      .map(Self.lines)
      .filter { !$0.isEmpty }
    guard let first = outputs.first else {
      // What is seen in a page alone is shown as markup.
      return shown.first?.view().rendered(as: .html).split(separator: "\n") ?? []
    }
    return outputs.first { $0.prefix(Self.height).allSatisfy(Self.isInAllFonts) } ?? first
  }

  /// Returns the lines of a state in a terminal.
  private static func lines(of state: ComponentState) -> [Substring] {
    let output = state.lines.rendered(as: .text(width: width, color: .ansi16))
    return output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// Whether a line has no ideographs and no emoji, for which a machine may lack a font.
  private static func isInAllFonts(_ line: Substring) -> Bool {
    line.unicodeScalars.allSatisfy { $0.value < 0x2E80 }
  }
}

package import Diptych
import DiptychSite

/// The page of an entry, with the code of each component, and with each state as HTML and as text.
struct EntryPage: View {
  let entry: CatalogEntry
  let group: CatalogGroup
  /// The entries before and after this entry.
  var previous: CatalogEntry?
  var next: CatalogEntry?

  var body: some View {
    GalleryPage(entry.title, summary: entry.summary, in: .components) {
      Breadcrumbs {
        PageLink("Components", to: GalleryPlace.components.path)
        PageLink(group.title, to: GalleryPlace.components.path, fragment: group.id)
      }
      EntryView(entry: entry)
      Navigation("Neighbours") {
        previous.map { PageLink("← \($0.title)", to: GallerySite.path(of: $0)) }
        next.map { PageLink("\($0.title) →", to: GallerySite.path(of: $0)) }
      }
      .htmlAttributes(.class(previous == nil ? "pager first" : "pager"))
    }
  }
}

/// The title of an entry, and its components.
struct EntryView: View {
  let entry: CatalogEntry

  var body: some View {
    Heading(entry.title, level: 1)
    Text(entry.summary).htmlAttributes(.class("lede"))
    EntryContent(entry: entry)
  }
}

/// The components of an entry.
package struct EntryContent: View {
  private let entry: CatalogEntry

  package init(entry: CatalogEntry) {
    self.entry = entry
  }

  package var body: some View {
    if let component = entry.components.first, entry.components.count == 1 {
      ComponentView(component: component)
    } else {
      ForEach(entry.components, id: \.name) { component in
        Section(component.title) { ComponentView(component: component) }
      }
    }
  }
}

/// A component, with its code and its states.
private struct ComponentView: View {
  let component: Component

  /// The level of the heading above the component.
  private var level: Int { component.title.isEmpty ? 1 : 2 }

  var body: some View {
    component.code.map { CodeBlock($0, language: "swift") }
    if let state = component.states.first, component.states.count == 1 {
      StatePanels(state: state, level: level)
    } else {
      ForEach(component.states, id: \.name) { state in
        Section {
          component.code(of: state).map { CodeBlock($0, language: "swift") }
          StatePanels(state: state, level: level + 1)
        } header: {
          Heading(level: level + 1) {
            Text(state.title)
            if !state.note.isEmpty { Text(" \(Text(state.note).dim())") }
          }
        }
      }
    }
  }
}

package import Diptych

/// The page with every component in its last state.
struct ComponentsPage: View {
  let groups: [CatalogGroup]

  var body: some View {
    GalleryPage("Every component", summary: "Every component, once.", in: .components) {
      Heading("Every component", level: 1)
      ComponentsContent(groups: groups)
    }
  }
}

/// Every component in its last state.
///
/// Charts are left out, because only their own pages load the CSS rules of charts.
package struct ComponentsContent: View {
  private let groups: [CatalogGroup]

  package init(groups: [CatalogGroup]) {
    self.groups = groups.filter { $0.title != Catalog.charts.title }
  }

  package var body: some View {
    Text("Charts have pages of their own.").role(.label)
    ForEach(groups.flatMap(\.components), id: \.name) { component in
      Section {
        component.states.last.map { state in HTML.div(.headingoffset(1)) { state.lines } }
      } header: {
        Heading(component.name, level: 2)
      }
    }
  }
}

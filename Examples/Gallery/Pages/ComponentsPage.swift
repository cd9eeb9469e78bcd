import Diptych

/// The page with every component in its last state.
struct ComponentsPage: View {
  let groups: [CatalogGroup]

  var body: some View {
    GalleryPage("Every component", summary: "Every component, once.", in: .components) {
      Heading("Every component", level: 1)
      ForEach(groups.flatMap(\.components), id: \.name) { component in
        Section {
          component.states.last.map { state in HTML.div(.headingoffset(1)) { state.lines } }
        } header: {
          Heading(component.name, level: 2)
        }
      }
    }
  }
}

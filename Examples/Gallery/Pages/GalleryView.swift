import Diptych

/// A list of entries in all of their states.
struct GalleryView: View {
  let entries: [CatalogEntry]

  var body: some View {
    VStack(spacing: 1) {
      ForEach(entries, id: \.name) { entry in
        Heading(entry.title, level: 1)
        Text(entry.summary).dim()
        ForEach(entry.components, id: \.name) { component in
          if !component.title.isEmpty { Heading(component.title, level: 2) }
          ForEach(component.states, id: \.name) { state in
            if component.states.count > 1 { Heading(state.title, level: 3) }
            state.lines
          }
        }
      }
    }
  }
}

import Diptych

/// A list of components in all of their states.
struct GalleryView: View {
  let components: [Component]

  var body: some View {
    VStack(spacing: 1) {
      ForEach(components, id: \.name) { component in
        Section(component.name) {
          ForEach(component.states, id: \.name) { state in
            Panel(state.name) { state.view() }
          }
        }
      }
    }
  }
}

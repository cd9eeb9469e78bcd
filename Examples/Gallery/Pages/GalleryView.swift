import Diptych

/// Components in all of their states, below each other.
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

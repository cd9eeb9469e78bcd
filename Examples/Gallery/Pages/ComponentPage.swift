import Diptych

/// The page of a component, with each state as HTML and as text.
struct ComponentPage: View {
  /// The width of the text in cells.
  static let textWidth = 60

  let component: Component

  var body: some View {
    VStack(spacing: 1) {
      Heading(component.name, level: 1)
      Text("Each state as HTML, then as the text of a terminal of \(Self.textWidth) columns.").dim()
      ForEach(component.states, id: \.name) { state in
        Section {
          HTML.div(.headingoffset(1)) { Panel { state.view() } }
          CodeBlock(state.view().rendered(as: .text(width: Self.textWidth)))
        } header: {
          Heading(state.name, level: 2)
        }
      }
    }
  }
}

import Diptych

/// All states of a type, each below its name.
struct StateSheet<State: Sendable, Content: View>: View {
  let states: [NamedState<State>]
  @ViewBuilder let content: (State) -> Content

  var body: some View {
    VStack(spacing: 1) {
      ForEach(states, id: \.name) { named in
        Section(named.name) { content(named.state) }
      }
    }
  }
}

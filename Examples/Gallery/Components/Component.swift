import Diptych

/// A component, with the states that the snapshot tests draw.
///
/// The gallery shows the component with its code, and the tests compare the output of each state.
struct Component: Sendable {
  /// The name in lower-case words with hyphens, which is also in the names of its reference files.
  let name: String
  /// The heading on a page with several components; empty if the page has only one component.
  let title: String
  let states: [ComponentState]

  init(_ name: String, _ title: String = "", states: [ComponentState]) {
    self.name = name
    self.title = title
    self.states = states
  }

  /// Creates a component with one state.
  init<V: View & SendableMetatype>(
    _ name: String,
    _ title: String = "",
    @ViewBuilder _ view: @escaping @Sendable () -> V
  ) {
    self.init(name, title, states: [ComponentState("default", view)])
  }

  /// Creates a component with a state for each of several values.
  init<State: Sendable, V: View & SendableMetatype>(
    _ name: String,
    _ title: String = "",
    of states: [NamedState<State>],
    @ViewBuilder content: @escaping @Sendable (State) -> V
  ) {
    self.init(
      name,
      title,
      states: states.map { named in
        ComponentState(named.name, note: named.note) { content(named.state) }
      }
    )
  }

  /// The code of the view, if all states share it.
  var code: String? { ExampleCode.all[name] }

  /// Returns the code of a state, or nil if the states share the code.
  func code(of state: ComponentState) -> String? { ExampleCode.all["\(name)/\(state.name)"] }
}

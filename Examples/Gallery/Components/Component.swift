import Diptych

/// A component with the states that have a picture.
///
/// The gallery shows the component, and the tests compare its pictures.
struct Component: Sendable {
  /// The name in lower-case words with hyphens, which is also the name of its page and its
  /// pictures.
  let name: String
  let states: [ComponentState]

  init(_ name: String, states: [ComponentState]) {
    self.name = name
    self.states = states
  }

  /// Creates a component with one state.
  init<V: View & SendableMetatype>(
    _ name: String,
    @ViewBuilder _ view: @escaping @Sendable () -> V
  ) {
    self.init(name, states: [ComponentState("default", view)])
  }
}

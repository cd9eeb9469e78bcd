import Diptych

/// A component in every state worth a picture.
///
/// The gallery shows it, and the tests compare its pictures.
struct Component: Sendable {
  /// What it is called, in lower-case words with hyphens between: the name of its page and of its
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

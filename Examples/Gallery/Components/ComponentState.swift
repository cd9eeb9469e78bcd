import Diptych

/// A component in one of its states.
struct ComponentState: Sendable {
  let name: String
  let view: @Sendable () -> AnyView

  init<V: View & SendableMetatype>(
    _ name: String,
    @ViewBuilder _ view: @escaping @Sendable () -> V
  ) {
    self.name = name
    self.view = { AnyView(view()) }
  }
}

import Diptych

/// A component in one of its states.
struct ComponentState: Sendable {
  let name: String
  /// A line about the state.
  let note: String
  let view: @Sendable () -> AnyView

  init<V: View & SendableMetatype>(
    _ name: String,
    note: String = "",
    @ViewBuilder _ view: @escaping @Sendable () -> V
  ) {
    self.name = name
    self.note = note
    self.view = { AnyView(view()) }
  }

  /// The view.
  ///
  /// If it consists of several views, an empty line separates them.
  var lines: some View { VStack(spacing: 1) { view() } }

  /// The name in words, such as `reload failed` for `reloadFailed`.
  var title: String {
    name.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
  }
}

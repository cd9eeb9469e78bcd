import Diptych

/// A state with a name.
struct NamedState<State: Sendable>: Sendable {
  let name: String
  /// A line about the state.
  var note = ""
  let state: State
}

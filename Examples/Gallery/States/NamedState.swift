import Diptych

/// A state with a name.
struct NamedState<State: Sendable>: Sendable {
  let name: String
  let state: State
}

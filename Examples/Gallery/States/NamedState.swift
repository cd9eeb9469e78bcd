import Diptych

/// A state, and what it is called.
struct NamedState<State: Sendable>: Sendable {
  let name: String
  let state: State
}

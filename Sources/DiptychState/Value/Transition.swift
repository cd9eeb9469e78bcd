/// What an event did to a state.
public enum Transition: String, Sendable, Hashable, CaseIterable {
  /// The state is another one.
  case changed
  /// The event means nothing in this state, and nothing happened.
  case unchanged
  /// The event can't happen in this state: nothing is in flight that could have ended. Nothing
  /// happened.
  ///
  /// A late or forged answer. It is a result and not a trap, so that a driver can record it.
  case illegal
}

/// The effect of an event on a state.
public enum Transition: String, Sendable, Hashable, CaseIterable {
  /// The event changed the state.
  case changed
  /// The event has no meaning in this state, and nothing changed.
  case unchanged
  /// The event can't occur in this state: no load is in flight that could have ended.
  ///
  /// Nothing changed.
  ///
  /// The cause is an answer that is late or wrong. It is returned instead of trapping, so that the
  /// caller can record it.
  case illegal
}

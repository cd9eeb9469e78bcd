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
  /// The cause is a result that arrives late or for another operation. The event returns this
  /// transition instead of trapping, so that the caller can record it.
  case illegal
}

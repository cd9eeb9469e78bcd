/// The effect of an event on a state.
public enum Transition: String, Sendable, Hashable, CaseIterable {
  /// The event changed the state.
  case changed
  /// Nothing changed, for example because a load was cancelled while no load was in flight.
  case unchanged
  /// The event ends a load that is not in flight.
  ///
  /// Nothing changed.
  ///
  /// The cause is a result that arrives too late, or that belongs to another operation. The event
  /// returns this transition instead of trapping, so the caller can record it.
  case illegal
}

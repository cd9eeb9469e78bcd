/// The reason why a state is idle.
///
/// When a component shows an idle state, it starts the first load by itself, but only once. If that
/// load ends without a value, the state is idle again. The reason distinguishes this state from a
/// state that was never loaded: after ``givenUp``, a component shows a button that loads, and after
/// ``empty``, it shows its empty view.
public enum IdleReason: String, Sendable, Hashable, CaseIterable {
  /// No load was requested since the store was created or reset.
  case notAsked
  /// The load was cancelled, or failed with a cancellation error, before it returned a value.
  case givenUp
  /// The load ended without a value, for example because a sequence had no elements.
  case empty
}

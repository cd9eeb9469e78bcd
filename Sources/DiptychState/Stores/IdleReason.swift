/// The reason why a state is idle.
///
/// A component that shows an idle state asks for the first load once. If that load ends without a
/// value, the state is idle again, and the reason tells it from a state that was never loaded:
/// after ``givenUp`` a component offers to load, after ``empty`` it says that there is nothing.
public enum IdleReason: String, Sendable, Hashable, CaseIterable {
  /// No load was asked for since the store was created or reset.
  case notAsked
  /// The load was cancelled, by a caller or by itself, before it had a value.
  case givenUp
  /// The load ended without a value, such as a sequence without elements.
  case empty
}

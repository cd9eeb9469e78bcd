/// Why nothing is there, and nothing on its way.
///
/// A component that shows an idle state asks for the first load once. Where that ended with nothing
/// the state is idle again, and this tells it from one that nobody has asked for: what was given up
/// wants a way to load it, and what is empty wants to say so.
public enum IdleReason: String, Sendable, Hashable, CaseIterable {
  /// Nobody has asked yet, or everything was forgotten since.
  case notAsked
  /// The load was cancelled, by somebody or by itself, before anything came of it.
  case givenUp
  /// The load ended, and there was nothing, as with a sequence that has no element.
  case empty
}

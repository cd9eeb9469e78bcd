/// The effect on a load of the cancellation of all callers that wait for it.
public enum UnawaitedLoad: Sendable, Hashable, CaseIterable {
  /// The load is cancelled.
  case cancels
  /// The load continues.
  case continues
}

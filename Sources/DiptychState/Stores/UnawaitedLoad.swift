/// The fate of a load when all callers that waited for it were cancelled.
public enum UnawaitedLoad: Sendable, Hashable, CaseIterable {
  /// The load is cancelled.
  case cancels
  /// The load continues.
  case continues
}

/// What becomes of a load when all callers that waited for it were cancelled.
public enum UnawaitedLoad: Sendable, Hashable, CaseIterable {
  /// They cancel it.
  case cancels
  /// It goes on.
  case continues
}

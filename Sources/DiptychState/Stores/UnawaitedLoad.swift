/// What becomes of a load when all callers that waited for it were cancelled.
public enum UnawaitedLoad: Sendable, Hashable, CaseIterable {
  /// It is cancelled too.
  case isCancelled
  /// It goes on.
  case continues
}

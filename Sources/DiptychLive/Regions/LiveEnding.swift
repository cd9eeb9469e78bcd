/// The choice whether a live region stays on the terminal or is erased at its end.
///
/// The choice applies to work that succeeds. If the work throws, is cancelled or is ended by a
/// signal, the region is always erased, because its progress bars would no longer be true.
public enum LiveEnding: Hashable, Sendable, CaseIterable {
  /// The region stays, with all of its lines, even if it is taller than the window.
  case keep
  /// The region is erased.
  case erase
}

/// A choice between keeping a live region on the terminal when it ends, and erasing the region.
///
/// The choice applies only if the work succeeds. If the work throws an error, is cancelled or is
/// ended by a signal, the region is always erased, because its progress bars would be wrong.
public enum LiveEnding: Hashable, Sendable, CaseIterable {
  /// The region stays, with all of its lines, even if it is taller than the window.
  case keep
  /// The region is erased.
  case erase
}

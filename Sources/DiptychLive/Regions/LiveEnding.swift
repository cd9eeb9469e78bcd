/// A choice between keeping a live region on the terminal when it ends, and erasing the region.
///
/// The choice applies only if the closure that updates the region succeeds. If the closure throws
/// an error, its task is cancelled or a signal ends the program, the region is always erased,
/// because its progress bars would never be complete.
public enum LiveEnding: Hashable, Sendable, CaseIterable {
  /// The region stays, with all of its lines, even if it is taller than the window.
  case keep
  /// The region is erased.
  case erase
}

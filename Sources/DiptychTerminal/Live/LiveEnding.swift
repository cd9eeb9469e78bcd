/// What becomes of a live region when its work is done.
///
/// Work that throws, is cancelled or is ended by a signal leaves no region: half of a progress bar
/// says nothing that is still true.
public enum LiveEnding: Hashable, Sendable, CaseIterable {
  /// The last frame stays, whole even where the window is too small for it.
  case keep
  /// The region is taken away.
  case erase
}

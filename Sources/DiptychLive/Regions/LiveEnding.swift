/// The fate of a live region when its work is done.
///
/// The choice applies to work that succeeds. Work that throws, is cancelled or is ended by a signal
/// leaves no region, since a half-filled progress bar would no longer be true.
public enum LiveEnding: Hashable, Sendable, CaseIterable {
  /// The last frame stays, in full, even if it is taller than the window.
  case keep
  /// The region is removed.
  case erase
}

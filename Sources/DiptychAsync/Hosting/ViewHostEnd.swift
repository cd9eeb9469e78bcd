/// The end of a host's frames.
public enum ViewHostEnd: Sendable, Hashable {
  /// The frames end when nothing is in flight that they show, and nothing is wanted.
  case settled
  /// The frames end when the task that asks for them is cancelled, or lets go of them.
  ///
  /// Until then each change is drawn: a dashboard stays open while nothing happens.
  case cancelled
}

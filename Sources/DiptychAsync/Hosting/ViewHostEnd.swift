/// When the frames of a host come to an end.
public enum ViewHostEnd: Sendable, Hashable {
  /// When nothing is in flight that they show, and nothing is wanted.
  case settled
  /// When the task that asks for them is cancelled, or lets go of them.
  ///
  /// Until then each change is drawn: a dashboard stays open while nothing happens.
  case cancelled
}

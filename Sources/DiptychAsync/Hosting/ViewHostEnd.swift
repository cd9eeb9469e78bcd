/// A condition on which the frames of a host end.
public enum ViewHostEnd: Sendable, Hashable {
  /// The frames end when no load in them is in flight, and none is asked for.
  case settled
  /// The frames end when the task that iterates is cancelled, or the sequence is released.
  ///
  /// Until then, each change is drawn: a dashboard stays open even while nothing happens.
  case cancelled
}

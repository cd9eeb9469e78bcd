/// The amount of text that a live region writes to a stream that can't be redrawn, such as a log
/// file.
///
/// A live region is the part of a terminal that shows a view and its changes in place.
///
/// ```swift
/// var terminal = Terminal.standardError
/// terminal.logging = .everyChange
/// ```
public enum LiveLogging: Hashable, Sendable {
  /// Each line that is new or has changed is written once.
  case everyChange

  /// Changed lines are written at most once per interval.
  ///
  /// If nothing was written for the time `heartbeat`, the first line of the region is written again
  /// with the elapsed time. In a long run, lines are written less often, because the interval and
  /// the heartbeat are always at least a fifth of the elapsed time. For example, after 10 minutes,
  /// both are at least 2 minutes. If the region is kept when it ends, its final lines are always
  /// written.
  case quiet(every: Duration = .seconds(5), heartbeat: Duration = .seconds(60))

  /// Nothing is written.
  case nothing
}

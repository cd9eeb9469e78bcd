/// The amount of text that a live region writes to a stream that can't be redrawn, such as a log.
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
  /// with the elapsed time. When the work takes long, lines become rarer, because both times are at
  /// least a fifth of the time since the region began. A region that is kept at its end always
  /// writes its last lines.
  case quiet(every: Duration = .seconds(5), heartbeat: Duration = .seconds(60))

  /// Nothing is written.
  case nothing
}

/// The lines of a live region on a stream that can't be redrawn, such as a log.
///
/// ```swift
/// var terminal = Terminal.standardError
/// terminal.logging = .everyChange
/// ```
public enum LiveLogging: Hashable, Sendable {
  /// Each line that a frame adds or changes, once.
  case everyChange

  /// The changed lines of the newest frame, at most once in an interval, and a line that says that
  /// the work goes on after a long silence.
  ///
  /// The longer the work takes, the rarer the lines: both times are at least a fifth of the time
  /// since the region began. A kept region writes its last frame in any case.
  case quiet(every: Duration = .seconds(5), heartbeat: Duration = .seconds(60))

  /// Nothing.
  case nothing
}

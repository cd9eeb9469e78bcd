/// A measured number and its target.
struct Figure {
  let kind: Kind
  /// The number; nil if it depends on a compilation that was stopped.
  let value: Double?
  var target: Double?

  /// Whether the target is met; nil without a target.
  var isMet: Bool? {
    guard let target else { return nil }
    guard let value else { return false }
    return kind.isBetterLarge ? value >= target : value <= target
  }

  /// The quantity of a figure; the name of the case is its key in JSON.
  enum Kind: String {
    /// The time of one rendering.
    case medianMicroseconds
    /// The longest time from a key to the last byte of its frame.
    case worstMicroseconds
    /// The time of one rendering, divided by the number of the table's rows.
    case nanosecondsPerRow
    /// The time of one rendering, divided by the number of nested views.
    case nanosecondsPerLevel
    /// The CPU time of the compiler in user mode.
    case userSeconds
    /// The additional time of the compiler for each column, relative to the program with fewer
    /// columns.
    case secondsPerColumn
    /// The peak memory of the compiler.
    case megabytes
    /// The peak memory of a page more in a site.
    case bytesPerPage
    /// The ratio to the time of the first write.
    case ratioToFirst
    /// The ratio to the time of writing the same bytes by hand.
    case ratioToFloor
    /// The ratio to the time of writing the same bytes by hand in Rust.
    case ratioToRust
    /// The ratio to the time of the same reducer in a loop under a lock.
    case ratioToLoop
    /// The ratio to the time of the same blog without tags and feeds.
    case ratioToPlain
    /// The ratio to the time of half as many rows.
    case ratioToHalf
    /// The compiler's time, divided by its time for the same program without optimisation.
    case ratioToDebug
    /// The compiler's time, divided by its time for an equivalent program by hand.
    case ratioToHand
    /// The ratio of Rich's time to Diptych's.
    case timesFasterThanRich

    /// Whether larger values are better.
    var isBetterLarge: Bool { self == .timesFasterThanRich }
  }
}

/// A number that was measured, and how good it has to be.
struct Figure {
  let kind: Kind
  /// Nil for one that there is not, as what it would be computed from was stopped.
  let value: Double?
  var target: Double?

  /// Whether the target is met; nil where there is none.
  var isMet: Bool? {
    guard let target else { return nil }
    guard let value else { return false }
    return kind.isBetterLarge ? value >= target : value <= target
  }

  /// What a figure counts; JSON calls it by the name of its case.
  enum Kind: String {
    /// The time of one rendering.
    case medianMicroseconds
    /// The time of one rendering, divided by the rows of its table.
    case nanosecondsPerRow
    /// The time of one rendering, divided by the views that stand in each other.
    case nanosecondsPerLevel
    /// The time that the compiler computed.
    case userSeconds
    /// What each column adds to the time of the compiler, since the program with fewer.
    case secondsPerColumn
    /// The most memory that the compiler held.
    case megabytes
    /// The time, in times that of the same bytes written by hand.
    case ratioToFloor
    /// The time, in times that of the same bytes written by hand in Rust.
    case ratioToRust
    /// The time, in times that of half as many rows.
    case ratioToHalf
    /// The time of the compiler, in times that of the same program without optimisation.
    case ratioToDebug
    /// The time of the compiler, in times that of a program by hand that does the same.
    case ratioToHand
    /// The time of Rich, in times that of the kit.
    case timesFasterThanRich

    /// Whether more is better, which it is of one kind only.
    var isBetterLarge: Bool { self == .timesFasterThanRich }
  }
}

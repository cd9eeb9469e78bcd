/// The numbers of lines that a change adds and removes.
struct LineCount: Hashable, Sendable {
  var added = 0
  var removed = 0
  /// The number of changes of binary files, which have no lines.
  var binaryChangeCount = 0

  static func += (sum: inout Self, other: Self) {
    sum.added += other.added
    sum.removed += other.removed
    sum.binaryChangeCount += other.binaryChangeCount
  }
}

/// A summary of the commits of one author.
struct Contributor: Equatable, Sendable {
  let author: Author
  let commitCount: Int
  /// The share of all commits, from 0 to 1.
  let share: Double
  /// The dates of the earliest and the latest commit; `nil` if no commit has a plausible date.
  let dates: ClosedRange<Timestamp>?
}

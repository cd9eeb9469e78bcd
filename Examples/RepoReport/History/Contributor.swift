/// What somebody's commits add up to.
struct Contributor: Equatable, Sendable {
  let author: Author
  let commitCount: Int
  /// The part of all commits, from 0 to 1.
  let share: Double
  /// The dates of the earliest and the latest commit; `nil` if none has a plausible one.
  let dates: ClosedRange<Timestamp>?
}

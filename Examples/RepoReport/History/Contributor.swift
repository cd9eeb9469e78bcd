/// A summary of the commits of one author.
///
/// As in `git shortlog`, authors with the same name are one contributor, even if their addresses
/// differ. The mail map is applied first.
struct Contributor: Equatable, Sendable {
  /// The author, with the address that most of the commits have.
  let author: Author
  /// The addresses by descending number of commits.
  ///
  /// If the numbers are equal, the newest address is first.
  let emails: [String]
  let commitCount: Int
  /// The share of all commits, from 0 to 1.
  let share: Double
  /// The dates of the earliest and the latest commit; `nil` if no commit has a plausible date.
  let dates: ClosedRange<Timestamp>?
}

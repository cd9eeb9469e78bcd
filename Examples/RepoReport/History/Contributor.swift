/// A summary of the commits of one author.
///
/// As for `git shortlog`, authors of the same name are one contributor, whatever their addresses,
/// after the mail map is applied.
struct Contributor: Equatable, Sendable {
  /// The author with the address of most of the commits.
  let author: Author
  /// The addresses by descending number of commits, of equal numbers the newest first.
  let emails: [String]
  let commitCount: Int
  /// The share of all commits, from 0 to 1.
  let share: Double
  /// The dates of the earliest and the latest commit; `nil` if no commit has a plausible date.
  let dates: ClosedRange<Timestamp>?
}

/// Someone who wrote commits, told apart by name and e-mail address after the mail map.
struct Contributor: Equatable, Sendable {
  /// Foreign text: it may contain anything, or be empty.
  let name: String
  /// Foreign text: it may contain anything, or be empty.
  let email: String
  let commitCount: Int
  /// The part of all commits, from 0 to 1.
  let share: Double
  /// The dates of the earliest and the latest commit; `nil` if none has a plausible one.
  let dates: ClosedRange<Timestamp>?

  /// The name, or what is there in its place.
  var displayName: String {
    if !name.isEmpty { return name }
    return email.isEmpty ? "unknown" : email
  }
}

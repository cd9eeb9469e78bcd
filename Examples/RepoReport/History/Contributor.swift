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

  /// The name, or the address where nothing of the name can be seen, or a word for neither.
  var displayName: String {
    [name, email].first { $0.isVisible } ?? "unknown"
  }
}

extension String {
  /// Whether a reader sees anything of it: a link or a heading of a page must show something.
  fileprivate var isVisible: Bool {
    unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
  }
}

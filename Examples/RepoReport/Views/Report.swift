/// What a report is about, and how long its lists are.
struct Report: Sendable {
  let repository: Repository
  let history: History
  /// The most rows of a list.
  let limit: Int
}

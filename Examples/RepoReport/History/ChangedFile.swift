/// A file of the history and how often it changed.
///
/// A renamed file counts as two.
struct ChangedFile: Equatable, Sendable {
  /// Foreign text: it may contain anything.
  let path: String
  /// The number of commits that changed it; what a merge brings in does not count.
  let commitCount: Int
}

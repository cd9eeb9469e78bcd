/// A file of the history, with the number of its changes.
///
/// A file that was renamed counts as two.
struct ChangedFile: Equatable, Sendable {
  /// The path; untrusted text that may contain any character.
  let path: String
  /// The number of commits that changed the file; the changes of merges are not counted.
  let commitCount: Int
}

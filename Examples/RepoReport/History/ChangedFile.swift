/// A file of the history, with the number of its changes.
///
/// A file that was renamed counts as two.
struct ChangedFile: Equatable, Sendable {
  /// The bytes of the path, at most one more than ``LogParser/fieldLimit``.
  let rawPath: [UInt8]
  /// The number of commits that changed the file; the changes of merges are not counted.
  let commitCount: Int

  /// The path; untrusted text that may contain any character.
  var path: String { LogParser.text(rawPath) }
}

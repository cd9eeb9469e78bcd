/// A file of the history, with the number of its changes.
///
/// A renamed file counts as two files.
struct ChangedFile: Equatable, Sendable {
  /// The bytes of the path.
  ///
  /// Their number is at most one more than ``LogParser/fieldLimit``.
  let rawPath: [UInt8]
  /// The number of commits that changed the file, without merges.
  let commitCount: Int

  /// The path.
  ///
  /// It is untrusted text, which may contain any character.
  var path: String { LogParser.text(rawPath) }
}

extension Repository {
  /// The parts of a commit that a log contains.
  enum LogContent {
    case commitsOnly
    case withMessages
    case withFiles
  }

  /// Returns the arguments that make git write the history in the format of ``LogParser``.
  ///
  /// For each commit, git writes an empty field, the seven fields of the format, and the changed
  /// files. Each field ends with NUL, which is the only byte that names, subjects and paths can't
  /// contain. A newline precedes the first file, because no option of git prevents it.
  ///
  /// The configuration of the repository does not change the output. The options override all
  /// settings that could change it, and settings for patches and decorations do not apply to this
  /// format.
  static func logArguments(
    _ content: LogContent,
    from revision: String,
    skipping offset: Int = 0
  ) -> [String] {
    let message = content == .withMessages ? "%B" : ""
    let fields = ["--date=raw", "--format=%x00%H%x00%aN%x00%aE%x00%ad%x00%P%x00%s%x00\(message)"]
    let files = content == .withFiles ? ["--name-only", "--no-renames"] : ["--no-patch"]
    return logOptions + fields + files + ["--skip=\(offset)", revision, "--"]
  }

  /// Returns the arguments that make git write the changed lines in the format of
  /// ``LineLogParser``.
  ///
  /// For each commit, git writes an empty field, the hash, the author's date, and a field for each
  /// changed file, or three fields for a renamed file. A merge has no files. This log takes many
  /// times longer than the other logs, because git compares the content of all changed files.
  static func lineLogArguments(from revision: String) -> [String] {
    logOptions + [
      "--date=raw", "--format=%x00%H%x00%ad", "--numstat", "--find-renames", revision, "--",
    ]
  }

  private static let logOptions = [
    "-c", "log.showSignature=false",
    "-c", "log.showRoot=true",
    "-c", "diff.relative=false",
    "-c", "diff.orderFile=/dev/null",
    "-c", "diff.ignoreSubmodules=none",
    "-c", "diff.renameLimit=1000",
    "-c", "diff.algorithm=default",
    "log", "-z", "--no-color", "--no-ext-diff", "--no-textconv", "--no-notes", "--encoding=UTF-8",
  ]
}

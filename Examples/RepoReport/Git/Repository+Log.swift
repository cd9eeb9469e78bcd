extension Repository {
  /// The parts of a commit that a log contains.
  enum LogContent {
    case commitsOnly
    case withFiles
  }

  /// Returns the arguments with which git writes the history in the format of ``LogParser``.
  ///
  /// For each commit, git writes an empty field, the six fields of the format, then its changed
  /// files. Each field ends in NUL, the only byte that names, subjects and paths can't contain. The
  /// first file has a newline in front, which no option of git prevents.
  ///
  /// The configuration of the repository does not change the output: the options override all
  /// settings that would, and settings for patches and decorations do not apply to this format.
  static func logArguments(
    _ content: LogContent,
    from revision: String = "HEAD",
    skipping offset: Int = 0
  ) -> [String] {
    let files = content == .withFiles ? ["--name-only", "--no-renames"] : ["--no-patch"]
    return logOptions + files + ["--skip=\(offset)", revision, "--"]
  }

  private static let logOptions = [
    "-c", "log.showSignature=false",
    "-c", "log.showRoot=true",
    "-c", "diff.relative=false",
    "-c", "diff.orderFile=/dev/null",
    "-c", "diff.ignoreSubmodules=none",
    "log", "-z", "--no-color", "--no-ext-diff", "--no-notes",
    "--date=raw", "--encoding=UTF-8", "--format=%x00%H%x00%aN%x00%aE%x00%ad%x00%P%x00%s",
  ]
}

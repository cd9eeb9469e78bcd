extension Repository {
  /// What a log tells of each commit.
  enum LogContent {
    case commitsOnly
    case withFiles
  }

  /// The arguments that make git write the history that ``LogParser`` reads.
  ///
  /// For each commit: an empty field, the six fields of the format, then its changed files; each
  /// ends in NUL, the one byte that neither names, subjects nor paths can contain. A newline, which
  /// git can't be talked out of, comes before the first file.
  ///
  /// The repository's own configuration changes none of it: settings that would are overruled here,
  /// those for patches and decorations have no say in this format.
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

extension Options {
  /// The version of the program, the same as Diptych's.
  static let version = "0.1.0"

  /// The text of `--help`, at most 80 columns wide.
  static let usage = """
    Usage: repo-report [PATH] [options]

    Reports on the git repository at PATH (default: the current folder): totals,
    contributors, activity, most changed files and the newest commits.

    Options:
      --width N     columns of the report (default: the terminal's width)
      --color WHEN  auto, always or never (default: auto)
      --limit N     rows of each list (default: 20)
      --html DIR    write linked HTML pages into DIR instead
      -h, --help    show this text
      --version     show the version

    The folder DIR is created if it is missing. It may hold only pages of an
    earlier run, which are replaced; with any other file in it, nothing is written.
    Exit status: 0 success, 1 failure, 2 wrong usage.

    """
}

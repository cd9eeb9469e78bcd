import DiptychSite

extension Options {
  /// The version of the program, the same as Diptych's.
  static let version = "0.1.0"

  /// The text of `--help`, at most 80 columns wide.
  static let usage = """
    Usage: repo-report [PATH] [options]

    Reports on the git repository at PATH (default: the current folder): totals,
    contributors, activity, most changed files and the newest commits. Counting
    lines takes git much longer than all else; on a terminal, the report is shown
    before, and the numbers fill in.

    Options:
      --width N     columns of the report (default: the terminal's width); with
                    more of them, fewer subjects and paths are cut
      --color WHEN  auto, always or never (default: auto)
      --limit N     rows of each list (default: 10)
      --no-lines    do not count the lines that were added and removed
      --html DIR    write linked HTML pages into DIR instead
      --commit-pages
                    with --html: a page for each commit, with its message and,
                    unless --no-lines is given, its files
      --serve       with --html: show the pages in a browser until Ctrl-C
      --port N      the port of --serve (default: \(PreviewServer.defaultPort); 0: any that is free)
      -h, --help    show this text
      --version     show the version

    The folder DIR is created if it is missing. It may hold only pages of an
    earlier run, which are replaced; with any other file in it, nothing is written.
    SOURCE_DATE_EPOCH, in seconds since 1970, sets the time that ages end at
    (default: the clock).
    Exit status: 0 success, 1 failure, 2 wrong usage.

    """
}

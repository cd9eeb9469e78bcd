extension ToolOptions {
  /// The text of `--help`, at most 80 columns wide.
  static let usage = """
    Usage: diptych-snapshots VERB [PATH...] [options]

    A test stages an output that differs from its reference. This program shows
    staged outputs, makes them references or removes them, and finds references
    that no test uses any more.

    Verbs:
      list            the staged outputs, and how many lines differ
      review          what differs, one output after the other, by keys; without a
                      terminal all of them
      report          a page with the outputs, their references and what differs
      accept PATH...  make outputs their references
      reject PATH...  remove outputs; the references stay
      prune           the references that the last run of all tests has not used
      doctor          problems of the folder of references

    A PATH is a snapshot as 'list' shows it, or a folder of several. Without one,
    'report' shows all outputs.

    Options:
      --all           with accept and reject: all staged outputs
      --json          with list: for programs
      --output FILE   with report: the page (default: .build/snapshots/report.html)
      --delete        with prune: remove the files (default: --check, show them)
      --passed        with prune: the last run was of all tests and passed, where
                      no process tells it, as with swift test --parallel
      --package DIR   a folder of the package (default: the current folder)
      --width N       columns of the output (default: the terminal's width)
      --color WHEN    auto, always or never (default: auto)
      -h, --help      show this text

    The folder of references is Snapshots beside Package.swift, or the value of
    DIPTYCH_SNAPSHOTS. Files that it names in .snapshotsignore are not looked at.
    Exit status: 0 success, 1 failure or something found, 2 wrong usage.

    """
}

import Yardsticks

/// Rich, a Python library that draws tables in a terminal; `Peers/rich_table.py` runs it.
struct Rich {
  /// The path of the interpreter.
  let python: String

  /// Returns the microseconds of building and drawing a table, measured in the interpreter.
  func microseconds(_ document: JobDocument) throws(BenchmarkError) -> Double {
    let seconds = try Peer.number(
      from: [
        python, Peer.path(of: "rich_table.py"),
        "\(document.rows)", "\(document.columns.rawValue)", document.coloring,
      ],
      hint: "does its interpreter have the package 'rich'?"
    )
    return seconds * 1_000_000
  }
}

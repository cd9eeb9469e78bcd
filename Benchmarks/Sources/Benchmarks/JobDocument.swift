import Documents
import Yardsticks

/// A table of text.
struct JobDocument {
  let rows: Int
  let columns: Job.Columns
  let isColored: Bool

  /// The tables that are measured.
  static let all = [
    JobDocument(rows: 10_000, columns: .six, isColored: false),
    JobDocument(rows: 10_000, columns: .six, isColored: true),
    JobDocument(rows: 1000, columns: .four, isColored: false),
    JobDocument(rows: 1000, columns: .four, isColored: true),
  ]

  /// The name of the colour mode, which the peer uses too.
  var coloring: String { isColored ? "colour" : "plain" }

  var name: String { "text/table-\(rows)x\(columns.rawValue)-\(coloring)" }

  /// The fingerprint of the data, or nil for a size without one.
  var fingerprint: Fingerprint? {
    switch (rows, columns) {
    case (10_000, .six): .jobs10000x6
    case (1000, .four): .jobs1000x4
    default: nil
    }
  }

  /// Returns the document by Diptych.
  func kit() -> Document {
    let jobs = Job.generated(rows, columns: columns)
    return Document(name) { renderedJobs(jobs, columns: columns, isColored: isColored) }
  }
}

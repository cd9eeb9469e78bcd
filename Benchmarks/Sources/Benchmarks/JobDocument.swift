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

  /// The coloring, as the peer calls it too.
  var coloring: String { isColored ? "colour" : "plain" }

  var name: String { "text/table-\(rows)x\(columns.rawValue)-\(coloring)" }

  /// What the data has to be, where that is known.
  var fingerprint: Fingerprint? {
    switch (rows, columns) {
    case (10_000, .six): .jobs10000x6
    case (1000, .four): .jobs1000x4
    default: nil
    }
  }

  /// The document by the kit.
  func kit() -> Document {
    let jobs = Job.generated(rows, columns: columns)
    return Document(name) { renderedJobs(jobs, columns: columns, isColored: isColored) }
  }
}

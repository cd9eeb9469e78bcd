import Diptych
public import Yardsticks

/// The width of the job tables in cells.
private let width = 100

/// Renders jobs as a table of text, in true colour or without escape sequences.
@inline(never)
public func renderedJobs(_ jobs: [Job], columns: Job.Columns, isColored: Bool) -> String {
  switch (columns, isColored) {
  case (.four, false): PlainJobTable(jobs: jobs).rendered(as: .text(width: width))
  case (.six, false): PlainWideJobTable(jobs: jobs).rendered(as: .text(width: width))
  case (.four, true):
    ColorJobTable(jobs: jobs).rendered(as: .text(width: width, color: .trueColor))
  case (.six, true):
    ColorWideJobTable(jobs: jobs).rendered(as: .text(width: width, color: .trueColor))
  }
}

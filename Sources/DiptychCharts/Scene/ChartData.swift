import DiptychViews

/// The original data of a chart, for tables and sentences.
struct ChartData: Sendable {
  let xLabel: String
  let yLabel: String
  let seriesLabel: String
  let groups: [MarkGroup]

  init(_ marks: MarkGroups) {
    xLabel = marks.x.label
    yLabel = marks.y.label
    seriesLabel = marks.seriesLabel
    groups = marks.groups
  }
}

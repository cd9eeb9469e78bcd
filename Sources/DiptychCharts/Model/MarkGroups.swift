/// The marks of a chart, in columns of numbers.
@usableFromInline
struct MarkGroups: Sendable {
  /// The facts about all values on the axes.
  let x: AxisValues
  let y: AxisValues
  /// The groups, in the order of their first marks.
  let groups: [MarkGroup]
  /// The series in the order of their first use.
  let series: [String]
  /// The name of the dimension of the series.
  let seriesLabel: String
  /// The problems of marks that have no place.
  let problems: [ChartProblem]
}

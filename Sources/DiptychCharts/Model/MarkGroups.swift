import DiptychViews

/// The marks of a chart, in columns of numbers.
@usableFromInline
struct MarkGroups: Sendable {
  /// Information about all values on the axes.
  let x: AxisValues
  let y: AxisValues
  /// The groups, in the order of their first marks.
  let groups: [MarkGroup]
  /// The series in the order of their first use.
  let series: [String]
  /// The series whose names are numbers.
  let numberSeries: Set<String>
  /// The name of the values that determine the series, such as `Language`.
  let seriesLabel: String
  /// The problems of marks that have no place in the chart.
  let problems: [ChartProblem]
}

extension MarkGroups {
  /// Returns a dictionary from the English names of series to their translations, if they differ.
  func seriesNames(_ words: Words.Charts) -> [String: String] {
    let names = numberSeries.map { ($0, words.number($0)) }
    return Dictionary(uniqueKeysWithValues: names.filter { $0 != $1 })
  }

  /// Returns the marks with new names for their series.
  func naming(_ names: [String: String]) -> MarkGroups {
    names.isEmpty
      ? self
      : MarkGroups(
        x: x,
        y: y,
        groups: groups.map { $0.naming(names) },
        series: series.map { names[$0] ?? $0 },
        numberSeries: [],
        seriesLabel: seriesLabel,
        problems: problems
      )
  }
}

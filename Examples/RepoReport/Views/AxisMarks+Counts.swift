import DiptychCharts

extension AxisMarks {
  /// Returns the marks of an axis of counts, which are at whole numbers.
  ///
  /// On a page, there are only a few marks, because their grid lines are visible.
  static func ofCounts(upTo most: Int, in layout: ReportLayout) -> AxisMarks {
    if most < 5 { return AxisMarks(values: .stride(by: 1)) }
    return AxisMarks(values: layout == .page ? .automatic(desiredCount: 4) : .automatic)
  }
}

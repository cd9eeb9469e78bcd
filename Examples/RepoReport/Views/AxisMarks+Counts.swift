import DiptychCharts

extension AxisMarks {
  /// Returns the marks of an axis of counts, at whole numbers only; on a page few, since its grid
  /// lines are seen.
  static func ofCounts(upTo most: Int, in layout: ReportLayout) -> AxisMarks {
    if most < 5 { return AxisMarks(values: .stride(by: 1)) }
    return AxisMarks(values: layout == .page ? .automatic(desiredCount: 4) : .automatic)
  }
}

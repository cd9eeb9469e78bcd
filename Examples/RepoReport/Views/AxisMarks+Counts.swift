import DiptychCharts

extension AxisMarks {
  /// Returns the marks of an axis of counts, at whole numbers only.
  static func ofCounts(upTo most: Int) -> AxisMarks {
    AxisMarks(values: most < 5 ? .stride(by: 1) : .automatic)
  }
}

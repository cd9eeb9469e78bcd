import DiptychCharts

extension AxisMarks {
  /// Returns the marks of an axis of whole numbers, at which no fractions stand.
  static func ofCounts(upTo most: Int) -> AxisMarks {
    AxisMarks(values: most < 5 ? .stride(by: 1) : .automatic)
  }
}

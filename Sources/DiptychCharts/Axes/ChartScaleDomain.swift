/// The range of values that an axis shows, or the categories of the axis.
public struct _ChartScaleDomain: Sendable {
  /// Whether an automatic range of numbers contains zero, or nil for the default.
  let includesZero: Bool?
  /// The lowest and the highest value, or the categories in their order.
  ///
  /// The array is empty if the values of the marks determine the domain.
  let values: [_PlottedDatum]
  /// Whether the axis goes from the highest value to the lowest.
  var isReversed = false

  /// A domain that contains the values of all marks.
  public static let automatic = _ChartScaleDomain(includesZero: nil, values: [])

  /// Returns a domain that contains the values of all marks.
  ///
  /// A reversed y axis has its lowest number at the top, which suits ranks and depths:
  ///
  /// ```swift
  /// chart.chartYScale(domain: .automatic(reversed: true))
  /// ```
  ///
  /// - Parameters:
  ///   - includesZero: Whether an axis of numbers is extended to zero. If it is nil, the axis that
  ///     shows the lengths of bars or the heights of areas is extended. The axes of points and the
  ///     y axis of lines are extended if zero is near their values, as for 40 to 100 but not for 90
  ///     to 100.
  ///   - reversed: Whether the axis goes from the highest value to the lowest.
  /// - Returns: The domain.
  public static func automatic(
    includesZero: Bool? = nil,
    reversed: Bool = false
  ) -> _ChartScaleDomain {
    _ChartScaleDomain(includesZero: includesZero, values: [], isReversed: reversed)
  }
}

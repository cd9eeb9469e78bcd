/// The values that an axis reaches over.
public struct ChartScaleDomain: Sendable {
  /// Whether a range of numbers that the marks choose contains zero; nil for the default.
  let includesZero: Bool?
  /// The first and the last value, or the categories in their order; empty if the marks decide.
  let values: [PlottedDatum]
  /// Whether the axis goes from its highest value to the lowest one.
  var isReversed = false

  /// The values of all marks.
  public static let automatic = ChartScaleDomain(includesZero: nil, values: [])

  /// Returns the values of all marks, with zero or without, ascending or reversed.
  ///
  /// A reversed y axis has its lowest number at the top, as for ranks and depths:
  ///
  /// ```swift
  /// chart.chartYScale(domain: .automatic(reversed: true))
  /// ```
  ///
  /// - Parameters:
  ///   - includesZero: Whether a range of numbers contains zero; nil for the default.
  ///   - reversed: Whether the axis goes from its highest value to the lowest one.
  /// - Returns: The domain.
  public static func automatic(
    includesZero: Bool? = nil,
    reversed: Bool = false
  ) -> ChartScaleDomain {
    ChartScaleDomain(includesZero: includesZero, values: [], isReversed: reversed)
  }
}

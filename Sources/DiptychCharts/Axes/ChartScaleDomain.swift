/// The values that an axis reaches over.
public struct ChartScaleDomain: Sendable {
  /// Whether a range of numbers that is chosen by the marks contains zero; nil for as usual.
  let includesZero: Bool?
  /// The first and the last value, or the categories in their order; empty if the marks decide.
  let values: [PlottedDatum]

  /// The values of all marks.
  public static let automatic = ChartScaleDomain(includesZero: nil, values: [])

  /// Returns the values of all marks, with zero or without.
  public static func automatic(includesZero: Bool) -> ChartScaleDomain {
    ChartScaleDomain(includesZero: includesZero, values: [])
  }
}

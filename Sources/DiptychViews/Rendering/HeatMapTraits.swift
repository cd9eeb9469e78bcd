/// The properties of a heat map that a renderer needs.
public struct HeatMapTraits: Sendable {
  /// The text for assistive technology: the meaning of the map, and its extreme values.
  public internal(set) var label: String
  /// The line below the map, or nil.
  public internal(set) var caption: String?
  /// The words above the map, or nil; the label repeats them for assistive technology.
  package var title: String?
  /// The titles of the rows.
  public internal(set) var rows: [String]
  /// The titles of the columns; an empty title is not drawn.
  public internal(set) var columns: [String]
  /// The positions of the rows whose titles are for assistive technology only.
  package var undrawnRows: Set<Int> = []
  /// The positions of the columns whose titles are for assistive technology only.
  package var undrawnColumns: Set<Int> = []
  /// The values, row by row; each row has as many values as there are columns.
  public internal(set) var values: [[Double]]

  /// The highest value, at least 0.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values.
  public var maximum: Double { values.joined().max() ?? 0 }

  /// Returns the step of a value on the scale of shades, from 0 to 4.
  ///
  /// Values up to 0 have step 0. The range from 0 to the highest value is divided into four steps
  /// of the same size.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values, because the method searches for the
  ///   highest value.
  public func step(of value: Double) -> Int { Self.step(of: value, maximum: maximum) }

  /// Returns the step of a value, given the highest value.
  package static func step(of value: Double, maximum: Double) -> Int {
    guard value > 0, maximum > 0 else { return 0 }
    return min(max(Int((value / maximum * 4).rounded(.up)), 1), 4)
  }
}

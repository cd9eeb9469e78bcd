#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Information about the values that all marks have on one axis.
struct AxisValues: Sendable {
  /// The name of the values.
  private(set) var label = ""
  /// The kind of the first value, or nil if there are no values.
  private(set) var kind: _PlottedDatum.Kind?
  /// The calendar component that each value stands for, or nil.
  private(set) var unit: Calendar.Component?
  /// The categories, in the order of their first use.
  private(set) var categories: [String] = []
  private var positions: [String: Int] = [:]
  /// The category that was looked up last.
  ///
  /// It is a cache, because consecutive marks often have the same category.
  private var last: (name: String, position: Int)?

  /// Returns the place of a value on the axis, or nil if its kind differs from the first value.
  mutating func place(of value: NamedDatum) -> Double? {
    if kind == nil {
      label = value.label
      unit = value.unit
      kind = value.datum.kind
    }
    guard value.datum.kind == kind else { return nil }
    return switch value.datum {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category(let name): Double(position(of: name))
    }
  }

  private mutating func position(of name: String) -> Int {
    if let last, last.name == name { return last.position }
    let position = positions[name] ?? categories.count
    if position == categories.count {
      categories.append(name)
      positions[name] = position
    }
    last = (name, position)
    return position
  }
}

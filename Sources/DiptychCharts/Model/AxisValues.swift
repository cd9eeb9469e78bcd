#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The facts about all values of the marks on one axis.
@usableFromInline
struct AxisValues: Sendable {
  /// The kind of the values on an axis.
  @usableFromInline
  enum Kind: Sendable {
    case number, date, category
  }

  /// The name of the values.
  @usableFromInline private(set) var label = ""
  /// The kind, by the first value; nil without one.
  @usableFromInline private(set) var kind: Kind?
  /// The part of the calendar that each value stands for, if it does.
  private(set) var unit: Calendar.Component?
  /// The categories, in the order of their first use.
  private(set) var categories: [String] = []
  private var positions: [String: Int] = [:]
  /// The category that was looked up last, since the same one often follows.
  private var last: (name: String, position: Int)?

  @usableFromInline
  init() {}

  /// Returns the place of a value on the axis; NaN for one of another kind than the first.
  @inlinable
  @inline(__always)
  mutating func place(of value: NamedDatum) -> Double {
    switch value.datum {
    case .number(let number) where kind == .number: number
    case .date(let date) where kind == .date: date.timeIntervalSinceReferenceDate
    default: placeSlowly(value)
    }
  }

  @usableFromInline
  mutating func placeSlowly(_ value: NamedDatum) -> Double {
    if kind == nil {
      label = value.label
      unit = value.unit
      kind =
        switch value.datum {
        case .number: .number
        case .date: .date
        case .category: .category
        }
    }
    switch (value.datum, kind) {
    case (.number(let number), .number): return number
    case (.date(let date), .date): return date.timeIntervalSinceReferenceDate
    case (.category(let name), .category): return Double(position(of: name))
    default: return .nan
    }
  }

  /// Whether the axis can place a value.
  func accepts(_ value: NamedDatum) -> Bool {
    switch (value.datum, kind) {
    case (.number, .number), (.date, .date), (.category, .category), (_, nil): true
    default: false
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

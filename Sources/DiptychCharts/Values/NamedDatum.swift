#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A value of any type with its name.
///
/// It has only three fields, because a mark has two values, and the optimiser splits a value into
/// its fields only if there are at most six. Rare data is in a box.
@usableFromInline
struct NamedDatum: Sendable {
  @usableFromInline let label: String
  @usableFromInline let value: Value

  /// A number, a date in seconds since 2001, or rare data in a box.
  @usableFromInline
  enum Value: Sendable {
    case number(Double)
    case date(Double)
    indirect case other(PlottedDatum, unit: Calendar.Component?, line: String?)
  }

  @inlinable
  @inline(__always)
  init(label: String, datum: PlottedDatum, unit: Calendar.Component?) {
    self.label = label
    value =
      switch datum {
      case .number(let number): .number(number)
      case .date(let date) where unit == nil: .date(date.timeIntervalSinceReferenceDate)
      case .date, .category: .other(datum, unit: unit, line: nil)
      }
  }

  private init(label: String, value: Value) {
    self.label = label
    self.value = value
  }

  /// Returns the value for a mark that belongs to the line of a series.
  @usableFromInline
  func on(line: String) -> NamedDatum {
    NamedDatum(label: label, value: .other(datum, unit: unit, line: line))
  }

  var datum: PlottedDatum {
    switch value {
    case .number(let number): .number(number)
    case .date(let seconds): .date(Date(timeIntervalSinceReferenceDate: seconds))
    case .other(let datum, _, _): datum
    }
  }

  /// The calendar component that the value stands for, or nil for a point in time.
  var unit: Calendar.Component? { if case .other(_, let unit, _) = value { unit } else { nil } }

  /// The name of a mark's line, which distinguishes lines of the same colour.
  ///
  /// It is nil for other marks.
  var line: String? { if case .other(_, _, let line) = value { line } else { nil } }

  /// The value as the name of a series, in English.
  @usableFromInline var name: String { Self.name(of: datum) }

  /// Returns a value as the name of a series, in English.
  static func name(of datum: PlottedDatum) -> String {
    switch datum {
    case .category(let name): name
    case .number(let number): NumberLabel.exact(number)
    case .date(let date): DateTicks(calendar: .utc).fullLabel(of: date, step: DateStep(.day))
    }
  }
}

extension NamedDatum.Value {
  /// The place on an axis of numbers or dates, or NaN for other values.
  @inlinable var place: Double {
    @inline(__always) get {
      switch self {
      case .number(let number), .date(let number): number
      case .other: .nan
      }
    }
  }
}

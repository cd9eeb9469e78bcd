#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A type whose values a chart can draw.
///
/// Numbers, dates and strings are plottable. Other types convert their values to one of these
/// types. An enumeration with raw values only has to declare the conformance:
///
/// ```swift
/// enum Weekday: String, Plottable { case monday = "Mon", tuesday = "Tue" }
/// ```
public protocol Plottable {
  /// The type of the number, the date or the string.
  associatedtype PrimitivePlottable: _PrimitivePlottable

  /// The number, the date or the string that the chart draws.
  var primitivePlottable: PrimitivePlottable { get }
}

/// A type that a chart draws without a conversion: a number, a date or a string.
public protocol _PrimitivePlottable: Plottable where PrimitivePlottable == Self {
  /// The place of the value on an axis.
  var plottedDatum: _PlottedDatum { get }
}

extension _PrimitivePlottable {
  @inlinable public var primitivePlottable: Self { self }
}

extension Plottable where Self: RawRepresentable, RawValue: _PrimitivePlottable {
  @inlinable public var primitivePlottable: RawValue { rawValue }
}

extension _PrimitivePlottable where Self: BinaryInteger {
  @inlinable public var plottedDatum: _PlottedDatum { .number(Double(self)) }
}

extension _PrimitivePlottable where Self: BinaryFloatingPoint {
  @inlinable public var plottedDatum: _PlottedDatum { .number(Double(self)) }
}

extension Int: _PrimitivePlottable {}
extension Int8: _PrimitivePlottable {}
extension Int16: _PrimitivePlottable {}
extension Int32: _PrimitivePlottable {}
extension Int64: _PrimitivePlottable {}
extension UInt: _PrimitivePlottable {}
extension UInt8: _PrimitivePlottable {}
extension UInt16: _PrimitivePlottable {}
extension UInt32: _PrimitivePlottable {}
extension UInt64: _PrimitivePlottable {}
extension Double: _PrimitivePlottable {}
extension Float: _PrimitivePlottable {}

extension Decimal: _PrimitivePlottable {
  /// The value as a number, rounded to the nearest `Double`.
  public var plottedDatum: _PlottedDatum { .number(Double(description) ?? .nan) }
}

extension Date: _PrimitivePlottable {
  @inlinable public var plottedDatum: _PlottedDatum { .date(self) }
}

extension String: _PrimitivePlottable {
  @inlinable public var plottedDatum: _PlottedDatum { .category(self) }
}

/// A value of a mark and the name of the quantity, such as `.value("Commits", 12)`.
public struct PlottableValue<Value: Plottable> {
  /// The name of the quantity, which the axis and the table of the data show.
  public let label: String
  /// The value.
  public let value: Value
  /// The calendar component that the value covers, such as the whole month of a date, or nil for a
  /// point in time.
  ///
  /// It is also nil if the value is not a date.
  public let unit: Calendar.Component?

  /// Creates a value with a name.
  @inlinable
  public static func value(_ label: String, _ value: Value) -> Self {
    Self(label: label, value: value, unit: nil)
  }

  @usableFromInline
  init(label: String, value: Value, unit: Calendar.Component?) {
    self.label = label
    self.value = value
    self.unit = unit
  }

  /// The value and its name, independent of the type.
  @inlinable
  var datum: NamedDatum {
    NamedDatum(label: label, datum: value.primitivePlottable.plottedDatum, unit: unit)
  }
}

extension PlottableValue where Value == Date {
  /// Creates a value for the whole day, month or other calendar component that contains a date.
  ///
  /// Each component, such as each month, gets a section of the axis. If the data has values for May
  /// and July but not for June, the section of June stays empty.
  @inlinable
  public static func value(_ label: String, _ value: Date, unit: Calendar.Component) -> Self {
    Self(label: label, value: value, unit: unit)
  }
}

/// The value of a mark on an axis: a number, a date or a category.
public enum _PlottedDatum: Hashable, Sendable {
  /// A number, on an axis with a linear or a logarithmic scale.
  case number(Double)
  /// A point in time.
  case date(Date)
  /// The name of a category, which gets a section of the axis.
  case category(String)
}

extension _PlottedDatum {
  /// The kind of a value.
  enum Kind: Sendable {
    case number, date, category
  }

  var kind: Kind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  var number: Double? { if case .number(let number) = self { number } else { nil } }

  var date: Date? { if case .date(let date) = self { date } else { nil } }
}

/// A value of any type with its name.
@usableFromInline
struct NamedDatum: Sendable {
  @usableFromInline let label: String
  @usableFromInline let datum: _PlottedDatum
  /// The calendar component that the value stands for, or nil for a point in time.
  @usableFromInline let unit: Calendar.Component?
  /// The name of a mark's line, which distinguishes lines of the same colour.
  ///
  /// It is nil for other marks.
  @usableFromInline let line: String?

  @usableFromInline
  init(label: String, datum: _PlottedDatum, unit: Calendar.Component?, line: String? = nil) {
    self.label = label
    self.datum = datum
    if case .date = datum { self.unit = unit } else { self.unit = nil }
    self.line = line
  }

  /// Returns the value for a mark that belongs to the line of a series.
  @usableFromInline
  func on(line: String) -> NamedDatum {
    NamedDatum(label: label, datum: datum, unit: unit, line: line)
  }

  /// The value as the name of a series, in English.
  @usableFromInline var name: String { Self.name(of: datum) }

  /// Returns a value as the name of a series, in English.
  static func name(of datum: _PlottedDatum) -> String {
    switch datum {
    case .category(let name): name
    case .number(let number): NumberLabel.exact(number)
    case .date(let date): DateTicks(calendar: .utc).fullLabel(of: date, step: DateStep(.day))
    }
  }
}

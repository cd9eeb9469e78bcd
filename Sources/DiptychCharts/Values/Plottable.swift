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

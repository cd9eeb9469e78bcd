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
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The number, the date or the string that the chart draws.
  var primitivePlottable: PrimitivePlottable { get }
}

/// A type that a chart draws without a conversion: a number, a date or a string.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The place of the value on an axis.
  var plottedDatum: PlottedDatum { get }
}

extension PrimitivePlottableProtocol {
  @inlinable public var primitivePlottable: Self { self }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  @inlinable public var primitivePlottable: RawValue { rawValue }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  @inlinable public var plottedDatum: PlottedDatum { .number(Double(self)) }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  @inlinable public var plottedDatum: PlottedDatum { .number(Double(self)) }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  /// The value as a number, rounded to the nearest `Double`.
  public var plottedDatum: PlottedDatum { .number(Double(description) ?? .nan) }
}

extension Date: PrimitivePlottableProtocol {
  @inlinable public var plottedDatum: PlottedDatum { .date(self) }
}

extension String: PrimitivePlottableProtocol {
  @inlinable public var plottedDatum: PlottedDatum { .category(self) }
}

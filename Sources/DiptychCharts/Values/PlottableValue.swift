#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A value of a mark with its name, such as `.value("Commits", 12)`.
public struct PlottableValue<Value: Plottable> {
  /// The name of the measured quantity, which the axis and the table of the data show.
  public let label: String
  /// The value.
  public let value: Value
  /// The part of the calendar that the value stands for, or nil for a point.
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

  /// The value and its name, whatever their type.
  @inlinable
  var datum: NamedDatum {
    NamedDatum(label: label, datum: value.primitivePlottable.plottedDatum, unit: unit)
  }
}

extension PlottableValue where Value == Date {
  /// Creates a value for the whole day, month or other part of the calendar that a date is in.
  ///
  /// Each such part has a band of the axis; the band of a part without a value stays empty.
  @inlinable
  public static func value(_ label: String, _ value: Date, unit: Calendar.Component) -> Self {
    Self(label: label, value: value, unit: unit)
  }
}

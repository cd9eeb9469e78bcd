#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

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

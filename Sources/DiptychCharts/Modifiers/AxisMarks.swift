import DiptychViews

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The marks that a chart draws along an axis: grid lines, ticks and labels at some values of the
/// axis.
///
/// ```swift
/// chart.chartYAxis {
///   AxisMarks(values: .stride(by: 25)) { value in
///     AxisGridLine()
///     AxisValueLabel("\(value.index * 25) %")
///   }
/// }
/// ```
public struct AxisMarks: Sendable {
  let values: _AxisMarkValues
  let marks: (@Sendable (AxisValue) -> _AxisMarkParts)?

  /// Creates the default grid lines, ticks and labels at the values that a rule chooses.
  public init(values: _AxisMarkValues = .automatic) {
    self.values = values
    marks = nil
  }

  /// Creates custom marks at the values that a rule chooses.
  ///
  /// - Parameters:
  ///   - values: The rule that chooses the values that get marks.
  ///   - content: A closure that returns the marks for a value.
  public init(
    values: _AxisMarkValues = .automatic,
    @_AxisMarkBuilder content: @escaping @Sendable (AxisValue) -> _AxisMarkParts
  ) {
    self.values = values
    marks = content
  }
}

/// A rule that chooses the values of an axis that get marks.
public struct _AxisMarkValues: Sendable {
  enum Choice: Sendable {
    case automatic(count: Int?)
    case stride(Double)
    case dateStride(DateStep)
    case values([_PlottedDatum])
  }

  let choice: Choice

  /// A rule that chooses as many round values as fit on the axis.
  public static let automatic = _AxisMarkValues(choice: .automatic(count: nil))

  /// Returns a rule that chooses about `desiredCount` round values, or fewer if their labels don't
  /// fit.
  public static func automatic(desiredCount: Int) -> _AxisMarkValues {
    _AxisMarkValues(choice: .automatic(count: desiredCount))
  }

  /// Returns a rule that chooses all multiples of a number.
  ///
  /// If an axis contains more than 1,000 multiples of the number, the axis has no marks. If the
  /// step is not a finite number above zero, the axis uses ``automatic`` instead.
  public static func stride(by step: Double) -> _AxisMarkValues {
    _AxisMarkValues(choice: .stride(step))
  }

  /// Returns a rule that chooses the dates when calendar components start, such as the first day of
  /// every third month.
  ///
  /// ```swift
  /// chart.chartXAxis { AxisMarks(values: .stride(by: .month, count: 3)) }
  /// ```
  ///
  /// Months are counted from January, so every third month is January, April, July or October.
  /// Weeks begin on the first weekday of the calendar. If a terminal has no room for all labels, it
  /// shows every second label, or fewer.
  ///
  /// The component can be a second, minute, hour, day, week, month, quarter or year. If you pass
  /// another component, or if the axis has no dates, the axis uses ``automatic`` instead.
  ///
  /// - Parameters:
  ///   - component: The calendar component.
  ///   - count: The number of components from one value to the next. A number below 1 counts as 1.
  /// - Returns: A rule that chooses these dates.
  public static func stride(by component: Calendar.Component, count: Int = 1) -> _AxisMarkValues {
    let unit = component == .quarter ? Calendar.Component.month : component
    guard let step = DateStep(calendarUnit: unit) else { return .automatic }
    let parts = min(max(count, 1), 10_000) * (component == .quarter ? 3 : 1)
    return _AxisMarkValues(choice: .dateStride(DateStep(step.unit, parts)))
  }

  /// Returns a rule that chooses exactly the given values.
  public static func values<Value: Plottable>(_ values: [Value]) -> _AxisMarkValues {
    _AxisMarkValues(choice: .values(values.map(\.primitivePlottable.plottedDatum)))
  }
}

/// An axis value that gets marks.
public struct AxisValue: Sendable {
  /// The zero-based position among all values that get marks on this axis.
  public let index: Int
  /// The number of values that get marks on this axis.
  public let count: Int
  let datum: _PlottedDatum

  /// Returns the value as a number, a date or a string, or nil if the value has another type.
  public func `as`<Value: _PrimitivePlottable>(_ type: Value.Type) -> Value? {
    switch datum {
    case .number(let number): number as? Value ?? Int(exactly: number) as? Value
    case .date(let date): date as? Value
    case .category(let name): name as? Value
    }
  }
}

/// The marks that a chart draws at one value of an axis: a grid line, a tick and a label.
public struct _AxisMarkParts: Sendable {
  var hasGridLine = false
  var hasTick = false
  /// The text of the label.
  ///
  /// It is nil for the default label, and empty for no label.
  var label: String? = ""
}

/// The result builder for the marks at one value of an axis.
@resultBuilder
public enum _AxisMarkBuilder {
  public static func buildBlock(_ marks: any _AxisMark...) -> _AxisMarkParts {
    marks.reduce(into: _AxisMarkParts()) { $1.add(to: &$0) }
  }
}

/// A mark at one value of an axis: a grid line, a tick or a label.
public protocol _AxisMark {
  /// Adds the mark to the parts at the value.
  func add(to parts: inout _AxisMarkParts)
}

/// A line across the chart at a value of an axis.
public struct AxisGridLine: _AxisMark {
  /// Creates a line across the chart.
  public init() {}

  public func add(to parts: inout _AxisMarkParts) { parts.hasGridLine = true }
}

/// A short line at the edge of the chart that marks a value of an axis.
public struct AxisTick: _AxisMark {
  /// Creates a short line at the axis.
  public init() {}

  public func add(to parts: inout _AxisMarkParts) { parts.hasTick = true }
}

/// A label beside a value of an axis.
public struct AxisValueLabel: _AxisMark {
  private let text: String?

  /// Creates the default label, which is the number, the date or the name of the category.
  public init() { text = nil }

  /// Creates a label from a text.
  public init(_ text: String) { self.text = text }

  public func add(to parts: inout _AxisMarkParts) { parts.label = text }
}

/// The range of values that an axis shows, or the categories of the axis.
public struct _ChartScaleDomain: Sendable {
  /// Whether an automatic range of numbers contains zero, or nil for the default.
  let includesZero: Bool?
  /// The lowest and the highest value, or the categories in their order.
  ///
  /// The array is empty if the values of the marks determine the domain.
  let values: [_PlottedDatum]
  /// Whether the axis goes from the highest value to the lowest.
  var isReversed = false

  /// A domain that contains the values of all marks.
  public static let automatic = _ChartScaleDomain(includesZero: nil, values: [])

  /// Returns a domain that contains the values of all marks.
  ///
  /// A reversed y axis has its lowest number at the top, which suits ranks and depths:
  ///
  /// ```swift
  /// chart.chartYScale(domain: .automatic(reversed: true))
  /// ```
  ///
  /// - Parameters:
  ///   - includesZero: Whether an axis of numbers is extended to zero. If it is nil, the axis that
  ///     shows the lengths of bars or the heights of areas is extended. The axes of points and the
  ///     y axis of lines are extended if zero is near their values, as for 40 to 100 but not for 90
  ///     to 100.
  ///   - reversed: Whether the axis goes from the highest value to the lowest.
  /// - Returns: The domain.
  public static func automatic(
    includesZero: Bool? = nil,
    reversed: Bool = false
  ) -> _ChartScaleDomain {
    _ChartScaleDomain(includesZero: includesZero, values: [], isReversed: reversed)
  }
}

/// The way an axis places its numbers: linear or logarithmic.
public enum _ScaleType: UInt8, Hashable, Sendable {
  /// A linear scale, where equal differences between numbers have equal distances.
  case linear
  /// A logarithmic scale with base 10, which can only show numbers above zero.
  case log
}

/// The settings that a program has made for an axis.
struct AxisSettings: Sendable {
  var isHidden = false
  var label: String?
  var domain = _ChartScaleDomain.automatic
  var type = _ScaleType.linear
  var marks: AxisMarks?
}

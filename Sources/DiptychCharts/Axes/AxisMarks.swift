#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The marks of an axis: their values and their labels.
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
  let values: AxisMarkValues
  let marks: (@Sendable (AxisValue) -> _AxisMarkParts)?

  /// Creates the usual marks at some values.
  public init(values: AxisMarkValues = .automatic) {
    self.values = values
    marks = nil
  }

  /// Creates marks at some values.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - content: The marks at a value.
  public init(
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @Sendable (AxisValue) -> _AxisMarkParts
  ) {
    self.values = values
    marks = content
  }
}

/// The values that have a mark on an axis.
public struct AxisMarkValues: Sendable {
  enum Choice: Sendable {
    case automatic(count: Int?)
    case stride(Double)
    case dateStride(DateStep)
    case values([PlottedDatum])
  }

  let choice: Choice

  /// Round values, as many as fit.
  public static let automatic = AxisMarkValues(choice: .automatic(count: nil))

  /// Returns round values, about as many as asked for, if they fit.
  public static func automatic(desiredCount: Int) -> AxisMarkValues {
    AxisMarkValues(choice: .automatic(count: desiredCount))
  }

  /// Returns the multiples of a number.
  ///
  /// An axis with far too many marks for its length has no marks. If the step is not a finite
  /// number above zero, the values equal ``automatic``.
  public static func stride(by step: Double) -> AxisMarkValues {
    AxisMarkValues(choice: .stride(step))
  }

  /// Returns the dates of an axis that begin a part of the calendar, or every second one, every
  /// third one and so on.
  ///
  /// ```swift
  /// chart.chartXAxis { AxisMarks(values: .stride(by: .month, count: 3)) }
  /// ```
  ///
  /// Months are counted from January, weeks from the first weekday of the calendar. If not all
  /// labels fit in a terminal, every second one is written, or fewer. Parts of the calendar are
  /// seconds, minutes, hours, days, weeks, months, quarters and years. For another part, and on an
  /// axis without dates, the values equal ``automatic``.
  ///
  /// - Parameters:
  ///   - component: The part of the calendar.
  ///   - count: The number of such parts between two values. A number below 1 counts as 1.
  /// - Returns: The dates.
  public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues {
    let unit = component == .quarter ? Calendar.Component.month : component
    guard let step = DateStep(calendarUnit: unit) else { return .automatic }
    let parts = min(max(count, 1), 10_000) * (component == .quarter ? 3 : 1)
    return AxisMarkValues(choice: .dateStride(DateStep(step.unit, parts)))
  }

  /// Returns some values.
  public static func values<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(choice: .values(values.map(\.primitivePlottable.plottedDatum)))
  }
}

/// A value that has a mark on an axis.
public struct AxisValue: Sendable {
  /// The position among the values of the axis, from 0 on.
  public let index: Int
  /// The number of values that have a mark.
  public let count: Int
  let datum: PlottedDatum

  /// Returns the value as a number, a date or a string; nil if it is of another type.
  public func `as`<Value: PrimitivePlottableProtocol>(_ type: Value.Type) -> Value? {
    switch datum {
    case .number(let number): number as? Value ?? Int(exactly: number) as? Value
    case .date(let date): date as? Value
    case .category(let name): name as? Value
    }
  }
}

/// The parts of a mark of an axis: a line, a tick, words.
public struct _AxisMarkParts: Sendable {
  var hasGridLine = false
  var hasTick = false
  /// The words; nil for the usual ones, and empty for none.
  var label: String? = ""
}

/// The builder of the marks at a value.
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildBlock(_ marks: any AxisMark...) -> _AxisMarkParts {
    marks.reduce(into: _AxisMarkParts()) { $1.add(to: &$0) }
  }
}

/// A mark at a value of an axis.
public protocol AxisMark {
  /// Adds the mark to those at the value.
  func add(to parts: inout _AxisMarkParts)
}

/// A line across the chart.
public struct AxisGridLine: AxisMark {
  /// Creates a line across the chart.
  public init() {}

  public func add(to parts: inout _AxisMarkParts) { parts.hasGridLine = true }
}

/// A short line at the axis.
public struct AxisTick: AxisMark {
  /// Creates a short line at the axis.
  public init() {}

  public func add(to parts: inout _AxisMarkParts) { parts.hasTick = true }
}

/// Words at a value of an axis.
public struct AxisValueLabel: AxisMark {
  private let text: String?

  /// Creates the usual words: the number, the date or the name.
  public init() { text = nil }

  /// Creates words.
  public init(_ text: String) { self.text = text }

  public func add(to parts: inout _AxisMarkParts) { parts.label = text }
}

import DiptychViews

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An axis of a chart, which maps values to places between its ends.
struct ChartAxis: Sendable {
  /// The mapping from values to places.
  enum Scale: Sendable {
    /// Categories in bands of the same width.
    case bands([String])
    /// Calendar components in bands of the same width, identified by their start in seconds.
    case dateBands([Double], DateStep)
    case numbers(ClosedRange<Double>, _ScaleType)
    case dates(ClosedRange<Double>)
  }

  /// A tick of the axis.
  struct Tick: Hashable, Sendable {
    /// The place between the ends of the axis, from 0 to 1.
    ///
    /// For a band, it is the place of its middle.
    let fraction: Double
    var label: String
    var hasGridLine = true
    var hasTick = true
    /// The position of the band, or nil on an axis without bands.
    var band: Int?
    /// The number of a tick on an axis of numbers with the default label, or nil.
    var number: Double?
  }

  let label: String
  /// Whether a program has set the label, which otherwise is the name of the values.
  let hasChosenLabel: Bool
  private(set) var scale: Scale
  /// Whether values go from the upper end to the lower end, as bands on a y axis do.
  let isReversed: Bool
  /// The positions of bands by the values of marks, or nil if the values are the positions.
  let positions: [Double: Double]?
  /// Whether all values are whole numbers, so that no tick is a fraction.
  let isWhole: Bool
  /// The range of values that determines the ends of an axis of numbers, or nil if a program has
  /// set the ends.
  private(set) var reach: ClosedRange<Double>?
  /// The ticks of an axis of numbers and their distance, if they were chosen already.
  private(set) var chosenTicks: (values: [Double], step: Double)?
  let isHidden: Bool
  let marks: AxisMarks?
  /// The ticks of dates, by a calendar.
  let dates: DateTicks

  /// Whether the axis has dates and no bands.
  var isDate: Bool { if case .dates = scale { true } else { false } }

  /// Whether the axis has bands for periods, such as months.
  var hasPeriods: Bool { if case .dateBands = scale { true } else { false } }

  /// The number of bands, or nil if the axis has no bands.
  var bandCount: Int? {
    switch scale {
    case .bands(let names): names.count
    case .dateBands(let starts, _): starts.count
    case .numbers, .dates: nil
    }
  }

  /// The range of values, or of the positions of bands.
  var domain: ClosedRange<Double> {
    switch scale {
    case .bands(let names): 0...Double(max(names.count - 1, 0))
    case .dateBands(let starts, _): 0...Double(max(starts.count - 1, 0))
    case .numbers(let range, _), .dates(let range): range
    }
  }

  /// Returns the place of a value, where 0 and 1 are the ends of the axis.
  ///
  /// For a band, it is the place of its middle.
  @inline(__always)
  func fraction(_ value: Double) -> Double {
    let fraction = ascendingFraction(value)
    return isReversed ? 1 - fraction : fraction
  }

  /// Returns the place of a value on an axis that is not reversed.
  @inline(__always)
  private func ascendingFraction(_ value: Double) -> Double {
    if let bandCount { return (value + 0.5) / Double(max(bandCount, 1)) }
    let domain = domain
    guard domain.upperBound > domain.lowerBound else { return 0.5 }
    if case .numbers(_, .log) = scale {
      guard value > 0 else { return value.isNaN ? .nan : 0 }
      let low = PowersOfTen.logarithm(of: domain.lowerBound)
      return (PowersOfTen.logarithm(of: value) - low)
        / (PowersOfTen.logarithm(of: domain.upperBound) - low)
    }
    // The halves are used, because the length of the largest range would be infinite.
    let length = domain.upperBound / 2 - domain.lowerBound / 2
    return (value / 2 - domain.lowerBound / 2) / length
  }

  /// Returns the place of the axis where bars and areas begin.
  var baseline: Double {
    if case .numbers(let range, .linear) = scale {
      return fraction(min(max(0, range.lowerBound), range.upperBound))
    }
    return isReversed ? 1 : 0
  }

  /// Returns the position on the axis of a mark's value, or NaN if it has no place.
  func place(ofMark value: Double) -> Double {
    guard let positions else { return value }
    return positions[value] ?? .nan
  }

  /// Returns an axis of numbers with other ends, and with some ticks.
  func with(domain: ClosedRange<Double>, ticks: [Double], step: Double) -> ChartAxis {
    guard case .numbers(_, let type) = scale else { return self }
    var axis = self
    axis.scale = .numbers(domain, type)
    axis.chosenTicks = (ticks, step)
    return axis
  }

  /// Returns an axis whose range of values is extended upwards by a fraction of its length.
  func reachingHigher(by part: Double) -> ChartAxis {
    guard let reach, case .numbers(_, .linear) = scale else { return self }
    let high = reach.upperBound + (reach.upperBound - reach.lowerBound) * part
    guard high.isFinite else { return self }
    var axis = self
    axis.reach = reach.lowerBound...high
    return axis
  }

  // MARK: Labels

  /// Returns the text of a value, for tables and tooltips.
  func words(of value: Double) -> String {
    switch scale {
    case .bands(let names):
      Int(exactly: value).flatMap { names.indices.contains($0) ? names[$0] : nil } ?? ""
    case .dateBands(let starts, let step):
      Int(exactly: value).flatMap {
        starts.indices.contains($0) ? words(of: starts[$0], step) : nil
      }
        ?? ""
    case .numbers: number(NumberLabel.exact(value))
    case .dates: words(of: value, DateStep(.day))
    }
  }

  /// Returns the short text of a value, for sentences.
  ///
  /// A number has only as many digits as are needed to distinguish it from other values. If the
  /// axis has many days, a date has no time.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - spread: The distance between the lowest and the highest value, or nil for the length of
  ///     the axis.
  /// - Returns: The text.
  func fewWords(of value: Double, spread: Double? = nil) -> String {
    switch scale {
    case .numbers(let range, _) where value != value.rounded():
      number(
        NumberLabel.short(
          value,
          step: spread.map { $0 / 1000 } ?? (range.upperBound / 2 - range.lowerBound / 2) / 500
        )
      )
    case .dates(let range) where range.upperBound - range.lowerBound > 10 * 86_400:
      words(
        of: dates.calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: value))
          .timeIntervalSinceReferenceDate,
        DateStep(.day)
      )
    default: words(of: value)
    }
  }

  /// Returns a number with the separators of the program's language.
  private func number(_ text: String) -> String { dates.words.number(text) }

  private func words(of date: Double, _ step: DateStep) -> String {
    dates.fullLabel(of: Date(timeIntervalSinceReferenceDate: date), step: step)
  }

  // MARK: Ticks

  /// Returns the ticks of the axis: about a number of ticks, or one tick for each band.
  func ticks(count: Int) -> [Tick] {
    guard !isHidden else { return [] }
    var count = count
    if case .automatic(let desired?) = marks?.values.choice { count = min(count, max(desired, 1)) }
    let all = usualTicks(count: count)
    guard let marks, let parts = marks.marks else { return all.map(\.tick) }
    return all.enumerated().map { index, usual in
      let parts = parts(AxisValue(index: index, count: all.count, datum: usual.datum))
      return Tick(
        fraction: usual.tick.fraction,
        label: parts.label ?? usual.tick.label,
        hasGridLine: parts.hasGridLine,
        hasTick: parts.hasTick,
        band: usual.tick.band
      )
    }
  }

  /// Whether the axis chooses the numbers with a tick itself.
  var choosesNumbers: Bool {
    guard case .numbers = scale, chosenTicks == nil else { return false }
    if case .automatic? = marks?.values.choice { return true }
    return marks == nil
  }

  /// Whether a program has chosen the dates with a tick.
  var hasChosenDates: Bool {
    switch marks?.values.choice {
    case .dateStride?: hasPeriods || isDate
    case .values?: isDate
    case .stride?, .automatic?, nil: false
    }
  }

  /// The ticks at the ends of an axis of numbers or dates.
  var ends: [Tick] {
    let domain = domain
    return [domain.lowerBound, domain.upperBound].map {
      Tick(fraction: fraction($0), label: words(of: $0), number: $0)
    }
  }

  private func usualTicks(count: Int) -> [(datum: _PlottedDatum, tick: Tick)] {
    switch scale {
    case .bands(let names):
      names.enumerated().map {
        (.category($1), Tick(fraction: fraction(Double($0)), label: $1, band: $0))
      }
    case .dateBands(let starts, let step): dateBandTicks(starts, step, count)
    case .numbers(let range, let type): numberTicks(range, type, count)
    case .dates(let range): dateTicks(range, count)
    }
  }

  /// Whether the axis has a logarithmic scale.
  var isLogarithmic: Bool { if case .numbers(_, .log) = scale { true } else { false } }

  private func numberTicks(
    _ range: ClosedRange<Double>,
    _ type: _ScaleType,
    _ count: Int
  ) -> [(datum: _PlottedDatum, tick: Tick)] {
    let values: [Double]
    if let chosenTicks { return numberTicks(chosenTicks.values, type, step: chosenTicks.step) }
    var step = NiceNumbers.step(from: range.lowerBound, to: range.upperBound, count: count)
    switch marks?.values.choice {
    case .values(let chosen)?: values = chosen.compactMap(\.number).filter(range.contains)
    case .stride(let stride)? where stride > 0 && stride.isFinite:
      step = stride
      values = multiples(of: stride, in: range)
    default:
      values =
        type == .log
        ? LogarithmicTicks.ticks(in: range, count: count)
        : NiceNumbers.ticks(from: range.lowerBound, to: range.upperBound, count: count)
          .filter { !isWhole || $0 == $0.rounded() }
      if isWhole { step = max(step, 1) }
    }
    return numberTicks(values, type, step: step)
  }

  private func numberTicks(
    _ values: [Double],
    _ type: _ScaleType,
    step: Double
  ) -> [(datum: _PlottedDatum, tick: Tick)] {
    let labels =
      type == .log ? NumberLabel.logarithmicTexts(values) : NumberLabel.texts(values, step: step)
    return zip(values, labels).map {
      (.number($0), Tick(fraction: fraction($0), label: number($1), number: $0))
    }
  }

  private func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    let first = (range.lowerBound / step).rounded(.up)
    let last = (range.upperBound / step).rounded(.down)
    guard last >= first, last - first < Self.maxTicks else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  private static let maxTicks = 1000.0

  private func dateTicks(
    _ range: ClosedRange<Double>,
    _ count: Int
  ) -> [(datum: _PlottedDatum, tick: Tick)] {
    let (from, to) = (
      Date(timeIntervalSinceReferenceDate: range.lowerBound),
      Date(timeIntervalSinceReferenceDate: range.upperBound)
    )
    let chosen: [Date]
    let step: DateStep
    if case .values(let values)? = marks?.values.choice {
      step = dates.interval(from: from, to: to, count: count)
      let all = values.compactMap(\.date).filter { $0 >= from && $0 <= to }
      let distance = (all.count - 1) / max(count, 1) + 1
      chosen = all.indices.filter { $0 % distance == 0 }.map { all[$0] }
    } else {
      step = dateStep(from: from, to: to, count)
      chosen = dates.dates(from: from, to: to, by: step)
    }
    return zip(chosen, dates.labels(of: chosen, step: step)).map { date, label in
      let place = fraction(date.timeIntervalSinceReferenceDate)
      return (.date(date), Tick(fraction: place, label: label))
    }
  }

  /// Returns the step between the dates.
  ///
  /// A step that a program has set is multiplied until there are few enough dates.
  private func dateStep(from: Date, to: Date, _ count: Int) -> DateStep {
    guard let dateStride else { return dates.step(from: from, to: to, count: count) }
    let steps = DateTicks.multiples(of: dateStride)
    return steps.first { dates.dates(from: from, to: to, by: $0).count <= count } ?? dateStride
  }

  /// The step between the dates that a program has set.
  private var dateStride: DateStep? {
    if case .dateStride(let step)? = marks?.values.choice { step } else { nil }
  }

  /// Returns the ticks of the bands that begin at round dates.
  private func dateBandTicks(
    _ starts: [Double],
    _ unit: DateStep,
    _ count: Int
  ) -> [(datum: _PlottedDatum, tick: Tick)] {
    guard let first = starts.first, let last = starts.last else { return [] }
    let (from, to) = (
      Date(timeIntervalSinceReferenceDate: first), Date(timeIntervalSinceReferenceDate: last)
    )
    var step = unit
    if dateStride != nil || starts.count > count {
      let round = dateStep(from: from, to: to, count)
      if dateStride != nil || round.seconds > unit.seconds { step = round }
    }
    let round = Set(dates.dates(from: from, to: to, by: step).map(\.timeIntervalSinceReferenceDate))
    let shown = starts.indices.filter { step == unit || round.contains(starts[$0]) }
    let all = shown.map { Date(timeIntervalSinceReferenceDate: starts[$0]) }
    return zip(shown, zip(all, dates.labels(of: all, step: step))).map { position, tick in
      let place = fraction(Double(position))
      return (.date(tick.0), Tick(fraction: place, label: tick.1, band: position))
    }
  }
}

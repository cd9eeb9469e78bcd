import DiptychViews

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A builder of an axis, which computes its domain from marks and settings.
struct AxisBuilder {
  private let values: AxisValues
  private let settings: AxisSettings
  private let calendar: Calendar
  private let words: Labels
  private let chartLabels: ChartLabels
  private let isX: Bool
  private var lowest = Double.infinity
  private var highest = -Double.infinity
  /// Whether all values are whole numbers, as counts are.
  private var isWhole = true
  /// The minimum length of a range whose ticks are whole numbers anyway.
  private static let fewNumbers = 10.0
  /// Whether bars or areas begin at zero.
  var hasBase = false
  /// Whether the axis ends at round numbers.
  var isRound = false
  /// The positions of bands by the values of marks, or nil if the values are the positions.
  private var positions: [Double: Double]?
  private var bands: ChartAxis.Scale?

  init(_ values: AxisValues, _ settings: AxisSettings, _ chart: ChartSettings, isX: Bool) {
    self.values = values
    self.settings = settings
    calendar = chart.calendar
    words = chart.words
    chartLabels = chart.chartLabels
    self.isX = isX
    if values.kind == .category { makeCategories() }
  }

  var isLogarithmic: Bool { values.kind == .number && settings.type == .log && bands == nil }

  var isNumeric: Bool { values.kind == .number && bands == nil }

  var isDate: Bool { values.kind == .date && bands == nil }

  var hasBands: Bool { bands != nil }

  // MARK: Places

  /// Returns the position on the axis of a mark's value, or NaN if it has no place.
  func place(_ value: Double) -> Double {
    guard let positions else { return hasPlace(value) ? value : .nan }
    return positions[value] ?? .nan
  }

  /// Returns whether the axis has a place for a value.
  ///
  /// A logarithmic axis has places for numbers above zero. An axis of dates has places for the
  /// dates that the calendar supports.
  private func hasPlace(_ value: Double) -> Bool {
    if isLogarithmic { return value > 0 && value.isFinite }
    return isDate ? DateTicks.reaches(to: value) : value.isFinite
  }

  /// Whether values of marks may have other places on the axis, or none.
  var changesPlaces: Bool { positions != nil || isLogarithmic || isDate }

  /// Returns the positions on the axis of marks' values.
  func places(_ values: MarkColumn) -> [Double] {
    changesPlaces ? values.map(place) : Array(values)
  }

  /// Extends the axis to a value.
  mutating func include(_ value: Double) {
    guard hasPlace(value) else { return }
    if isWhole, value != value.rounded() { isWhole = false }
    lowest = min(lowest, value)
    highest = max(highest, value)
  }

  /// Extends the axis to positions.
  mutating func include(_ places: MarkColumn) {
    let extremes = places.extremes(in: places.indices)
    guard extremes.count > 0 else { return }
    if isWhole, extremes.high - extremes.low < Self.fewNumbers {
      isWhole = places.allSatisfy { $0 == $0.rounded() || $0.isNaN }
    }
    include(extremes.low)
    include(extremes.high)
  }

  /// Extends the axis to several values.
  mutating func include(_ values: [Double]) { for value in values { include(value) } }

  // MARK: Bands

  /// Gives each category a band.
  ///
  /// The categories that the program has set come first.
  private mutating func makeCategories() {
    var names: [String] = []
    var places: [String: Double] = [:]
    let chosen = chosenNames ?? []
    for name in chosen + values.categories where places[name] == nil {
      places[name] = Double(names.count)
      names.append(name)
    }
    bands = .bands(names)
    guard !chosen.isEmpty else { return }
    positions = [:]
    for (index, name) in values.categories.enumerated() { positions?[Double(index)] = places[name] }
  }

  /// Gives each calendar component from the first to the last value a band, if the values have a
  /// unit.
  mutating func makeDateBands(_ dates: [Double]) {
    guard let unit = values.unit, values.kind == .date, bands == nil,
      let step = DateStep(calendarUnit: unit)
    else {
      return
    }
    let distinct = Set(dates.filter(DateTicks.reaches))
    let starts = distinct.reduce(into: [Double: Double]()) { starts, date in
      let interval = calendar.dateInterval(
        of: unit,
        for: Date(timeIntervalSinceReferenceDate: date)
      )
      starts[date] = interval?.start.timeIntervalSinceReferenceDate
    }
    guard let first = starts.values.min(), let last = starts.values.max() else { return }
    var all: [Double] = []
    var date = Date(timeIntervalSinceReferenceDate: first)
    while date.timeIntervalSinceReferenceDate <= last, all.count <= Self.maxBands {
      all.append(date.timeIntervalSinceReferenceDate)
      guard let next = calendar.date(byAdding: unit, value: 1, to: date), next > date else { break }
      // If clocks skip midnight, the day starts later.
      date = calendar.dateInterval(of: unit, for: next)?.start ?? next
      if date.timeIntervalSinceReferenceDate <= all[all.count - 1] { date = next }
    }
    guard all.count <= Self.maxBands else { return }
    let indexes = Dictionary(
      all.enumerated().map { ($1, Double($0)) },
      uniquingKeysWith: { a, _ in a }
    )
    bands = .dateBands(all, step)
    positions = starts.compactMapValues { indexes[$0] }
  }

  private static let maxBands = 10_000

  /// Gives each number, or each date, a band.
  ///
  /// Between whole numbers, the missing whole numbers get bands too.
  mutating func makeBands(of numbers: [Double]) {
    guard bands == nil else { return }
    var distinct = Set(numbers.filter(\.isFinite)).sorted()
    if let first = distinct.first, let last = distinct.last, last - first < Self.maxWholeNumbers,
      distinct.allSatisfy({ $0 == $0.rounded() }), values.kind == .number
    {
      distinct = Array(stride(from: first, through: last, by: 1))
    }
    positions = Dictionary(uniqueKeysWithValues: distinct.enumerated().map { ($1, Double($0)) })
    let axis = self.axis()
    bands = .bands(distinct.map { axis.words(of: $0) })
  }

  private static let maxWholeNumbers = 1000.0

  // MARK: The axis

  func axis() -> ChartAxis {
    ChartAxis(
      label: settings.label ?? values.label,
      hasChosenLabel: settings.label != nil,
      scale: bands ?? (values.kind == .date ? .dates(dateDomain) : numberScale),
      isReversed: (!isX && bands != nil) != settings.domain.isReversed,
      positions: positions,
      isWhole: isWhole,
      reach: isNumeric && chosenNumbers == nil ? reach : nil,
      isHidden: settings.isHidden,
      marks: settings.marks,
      dates: DateTicks(calendar: calendar, words: words, chartLabels: chartLabels)
    )
  }

  /// Whether a program has set the ends of the axis.
  var hasChosenEnds: Bool { bands == nil && (chosenNumbers ?? chosenDates) != nil }

  private var numberScale: ChartAxis.Scale {
    if let chosenNumbers { return .numbers(chosenNumbers, settings.type) }
    guard let reach else { return .numbers(isLogarithmic ? 1...10 : 0...1, settings.type) }
    if isLogarithmic {
      let nice = LogarithmicTicks.nice(reach)
      return .numbers(nice.lowerBound < nice.upperBound ? nice : 1...10, .log)
    }
    return .numbers(isRound ? round(reach) : reach, .linear)
  }

  /// Returns round numbers around a range.
  ///
  /// An axis that has bars or areas, or that begins at zero, ends at one of about five ticks, or of
  /// fewer ticks if a program asks for fewer. Another axis ends at the next number of a finer step,
  /// which gives about ten ticks as in d3, if that leaves less room empty.
  private func round(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    var count = 5
    if case .automatic(let desired?) = settings.marks?.values.choice {
      count = min(count, max(desired, 1))
    }
    let nice = NiceNumbers.nice(range, count: count)
    let endsAtZero = range.lowerBound == 0 || range.upperBound == 0
    guard !hasBase, !endsAtZero, lowest < highest else { return nice }
    let finer = NiceNumbers.nice(range, count: 10)
    let isShorter =
      finer.upperBound / 2 - finer.lowerBound / 2 < nice.upperBound / 2 - nice.lowerBound / 2
    return isShorter ? finer : nice
  }

  /// The ends of an axis of numbers that a program has set.
  private var chosenNumbers: ClosedRange<Double>? {
    let chosen = settings.domain.values.compactMap { value in
      if case .number(let number) = value { number } else { nil }
    }
    guard chosen.count == 2, chosen[0] < chosen[1], chosen.allSatisfy(hasPlace) else { return nil }
    return chosen[0]...chosen[1]
  }

  /// The ends of an axis of dates that a program has set.
  private var chosenDates: ClosedRange<Double>? {
    let chosen = settings.domain.values.compactMap { value in
      if case .date(let date) = value { date.timeIntervalSinceReferenceDate } else { nil }
    }
    guard chosen.count == 2, chosen[0] < chosen[1], chosen.allSatisfy(DateTicks.reaches) else {
      return nil
    }
    return chosen[0]...chosen[1]
  }

  /// The categories that a program has set.
  private var chosenNames: [String]? {
    let chosen = settings.domain.values.compactMap { value in
      if case .category(let name) = value { name } else { nil }
    }
    return chosen.count == settings.domain.values.count ? chosen : nil
  }

  /// The kind of values that the domain needs, if a program has set a domain of another kind.
  var neededDomain: ChartProblem.Domain? {
    guard !settings.domain.values.isEmpty else { return nil }
    switch values.kind {
    case nil: return nil
    case .number:
      guard chosenNumbers == nil else { return nil }
      return isLogarithmic ? .positiveNumbers : .numbers
    case .date: return chosenDates == nil ? .dates : nil
    case .category: return chosenNames == nil ? .names : nil
    }
  }

  /// The range of numbers that the axis must contain, or nil if there are no numbers.
  private var reach: ClosedRange<Double>? {
    guard lowest <= highest else { return nil }
    if isLogarithmic { return (hasBase ? base(below: lowest) : lowest)...highest }
    var (low, high) = (lowest, highest)
    if settings.domain.includesZero ?? (hasBase || isZeroNear) {
      low = min(low, 0)
      high = max(high, 0)
    }
    if low == high {
      let margin = low == 0 ? 1 : abs(low) / 2
      (low, high) = low == 0 ? (0, 1) : (low - margin, high + margin)
    }
    // A range of very small numbers can't be divided into steps.
    if high / 2 - low / 2 < Self.smallestLength { high = low + 2 * Self.smallestLength }
    return low...high
  }

  /// Returns a power of ten below a number, where a bar of this number can start.
  private func base(below number: Double) -> Double {
    let exponent = PowersOfTen.exponent(of: number)
    let power = PowersOfTen.power(exponent)
    guard power == number else { return power > 0 ? power : number }
    let lower = PowersOfTen.power(exponent - 1)
    return lower > 0 ? lower : number
  }

  private static let smallestLength = 1e-300

  /// Whether the values would still take half of an axis that starts at zero.
  private var isZeroNear: Bool {
    isRound && (lowest >= 0 && lowest <= highest / 2 || highest <= 0 && highest >= lowest / 2)
  }

  private var dateDomain: ClosedRange<Double> {
    if let chosenDates { return chosenDates }
    guard lowest <= highest else { return 0...86_400 }
    return lowest < highest ? lowest...highest : (lowest - 43_200)...(highest + 43_200)
  }
}

extension DateStep {
  /// Creates the step of a calendar component, or returns nil if an axis does not support the
  /// component.
  init?(calendarUnit unit: Calendar.Component) {
    switch unit {
    case .second: self.init(.second)
    case .minute: self.init(.minute)
    case .hour: self.init(.hour)
    case .day: self.init(.day)
    case .weekOfYear, .weekOfMonth: self.init(.week)
    case .month: self.init(.month)
    case .year: self.init(.year)
    default: return nil
    }
  }
}

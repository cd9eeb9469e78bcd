#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A collector of the marks of a chart.
///
/// Marks of the same kind and style form a group.
public struct _ChartMarks: ~Copyable {
  private var x = AxisValues()
  private var y = AxisValues()
  /// The group of the most recent mark.
  private var open = MarkGroup(kind: .line, style: MarkStyle())
  /// The style of the marks that follow.
  @usableFromInline var style = MarkStyle()
  /// The number that determines the shade of the next rectangle.
  @usableFromInline var weight: Double?
  /// The annotation of the next mark.
  @usableFromInline var annotation: Annotation?
  /// The number of marks that the first group reserves capacity for.
  private let expectedCount: Int
  /// The name of the values that determine the series, such as `Language`.
  private var seriesLabel = ""
  private var weightLabel = ""
  /// The series in the order of their first use.
  private var series: [String] = []
  private var seriesNames: Set<String> = []
  private var numberSeries: Set<String> = []
  private var problems: [ChartProblem] = []
  private var closed: [MarkGroup] = []
  private var indexes: [MarkGroup.Key: Int] = [:]

  @usableFromInline
  init(expectedCount: Int = 0) { self.expectedCount = expectedCount }

  /// Returns the groups of all marks.
  @usableFromInline
  consuming func groups() -> MarkGroups {
    if let index = indexes[open.key] { swap(&closed[index], &open) }
    return MarkGroups(
      x: x,
      y: y,
      groups: closed,
      series: series,
      numberSeries: numberSeries,
      seriesLabel: seriesLabel,
      problems: problems
    )
  }

  // MARK: Marks

  @usableFromInline
  mutating func append(_ mark: PlottedMark) {
    let (kind, x, y) = (mark.kind, mark.x, mark.y)
    var style = style
    style.stacking = mark.stacking
    if let line = y?.line { style.line = line }
    let isWeighted = kind == .rectangle && weight != nil
    if let weight, !isWeighted { style.series = register(.number(weight), weightLabel) }
    var parts: MarkGroup.Parts = mark.xEnd == nil ? [] : .xEnd
    if mark.yEnd != nil { parts.insert(.yEnd) }
    if x != nil { parts.insert(.x) }
    if y != nil { parts.insert(.y) }
    openGroup(kind, style, parts)
    let (xPlace, yPlace) = (place(x, of: kind, isX: true), place(y, of: kind, isX: false))
    open.places.all.append(MarkPlace(x: xPlace, y: yPlace))
    if let xEnd = mark.xEnd { open.xEnds.append(place(xEnd, of: kind, isX: true)) }
    if let yEnd = mark.yEnd { open.yEnds.append(place(yEnd, of: kind, isX: false)) }
    if isWeighted || !open.weights.isEmpty { padWeights() }
    if let annotation, !annotation.text.isEmpty {
      open.annotations[open.places.count - 1] = annotation
    }
  }

  /// Appends the weight of the last mark of the open group, and NaN for earlier marks without a
  /// weight.
  private mutating func padWeights() {
    let missing = open.places.count - 1 - open.weights.count
    if missing > 0 { open.weights += repeatElement(.nan, count: missing) }
    open.missingWeightCount += max(missing, 0) + (weight == nil ? 1 : 0)
    open.weights.append(weight ?? .nan)
  }

  /// Returns the place of a value on an axis, or NaN.
  ///
  /// If the value has another kind than the first value of the axis, a problem is recorded.
  private mutating func place(_ value: NamedDatum?, of kind: MarkKind, isX: Bool) -> Double {
    guard let value else { return .nan }
    let place = isX ? x.place(of: value) : y.place(of: value)
    guard let place else {
      let problem = ChartProblem.mixedValues(mark: kind, axis: isX ? .x : .y, label: value.label)
      if !problems.contains(problem) { problems.append(problem) }
      open.strangeCounts[isX ? 0 : 1] += 1
      return .nan
    }
    return place
  }

  private mutating func openGroup(_ kind: MarkKind, _ style: MarkStyle, _ parts: MarkGroup.Parts) {
    let key = MarkGroup.Key(kind: kind, style: style, parts: parts)
    if key == open.key && !closed.isEmpty { return }
    if let index = indexes[open.key] { swap(&closed[index], &open) }
    if let index = indexes[key] {
      swap(&closed[index], &open)
    } else {
      indexes[key] = closed.count
      open = MarkGroup(kind: kind, style: style, parts: parts)
      // Reserves the index of the open group. The group moves there when another group is opened.
      closed.append(open)
      if closed.count == 1 { open.places.all.reserveCapacity(expectedCount) }
    }
  }

  // MARK: Styles

  /// Sets the series of the marks that follow.
  ///
  /// A number becomes the weight instead, which rectangles use as their shade and other marks as
  /// their series.
  @usableFromInline
  mutating func setSeries(_ value: NamedDatum) {
    if case .number(let number) = value.datum {
      if weightLabel.isEmpty { weightLabel = value.label }
      weight = number
    } else {
      let name = register(value.datum, value.label)
      if style.series != name { style.series = name }
    }
  }

  /// Returns the name of the series of a value, in English.
  private mutating func register(_ datum: _PlottedDatum, _ label: String) -> String {
    let name = NamedDatum.name(of: datum)
    guard name != style.series else { return name }
    if seriesLabel.isEmpty { seriesLabel = label }
    if seriesNames.insert(name).inserted {
      series.append(name)
      if datum.kind == .number { numberSeries.insert(name) }
    }
    return name
  }
}

/// Information about the values that all marks have on one axis.
struct AxisValues: Sendable {
  /// The name of the values.
  private(set) var label = ""
  /// The kind of the first value, or nil if there are no values.
  private(set) var kind: _PlottedDatum.Kind?
  /// The calendar component that each value stands for, or nil.
  private(set) var unit: Calendar.Component?
  /// The categories, in the order of their first use.
  private(set) var categories: [String] = []
  private var positions: [String: Int] = [:]
  /// The category that was looked up last.
  ///
  /// It is a cache, because consecutive marks often have the same category.
  private var last: (name: String, position: Int)?

  /// Returns the place of a value on the axis, or nil if its kind differs from the first value.
  mutating func place(of value: NamedDatum) -> Double? {
    if kind == nil {
      label = value.label
      unit = value.unit
      kind = value.datum.kind
    }
    guard value.datum.kind == kind else { return nil }
    return switch value.datum {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category(let name): Double(position(of: name))
    }
  }

  private mutating func position(of name: String) -> Int {
    if let last, last.name == name { return last.position }
    let position = positions[name] ?? categories.count
    if position == categories.count {
      categories.append(name)
      positions[name] = position
    }
    last = (name, position)
    return position
  }
}

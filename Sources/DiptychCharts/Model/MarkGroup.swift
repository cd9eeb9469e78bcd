public import DiptychViews

/// The marks of one kind and style, in columns.
@usableFromInline
struct MarkGroup: Sendable {
  @usableFromInline let kind: MarkKind
  @usableFromInline private(set) var style: MarkStyle
  /// The places on both axes.
  @usableFromInline var places = MarkPlaces()
  /// The ends on the x axis; empty if the marks have none.
  @usableFromInline var xEnds: [Double] = []
  /// The ends on the y axis; empty if the marks have none.
  @usableFromInline var yEnds: [Double] = []
  /// The numbers that determine the shades of rectangles; empty for other marks.
  @usableFromInline var weights: [Double] = []
  /// The number of values on each axis whose kind differs from the kind of the first value.
  ///
  /// These values have no place.
  var strangeCounts = [0, 0]
  /// The number of rectangles without a weight, in a group where other rectangles have a weight.
  var missingWeightCount = 0
  /// The annotations, by the index of the mark.
  @usableFromInline var annotations: [Int: Annotation] = [:]

  /// The places that the marks have.
  private(set) var parts = Parts.point

  /// Returns the group, with a new name for its series if there is such a name.
  func naming(_ names: [String: String]) -> MarkGroup {
    var group = self
    group.style.series = style.series.map { names[$0] ?? $0 }
    return group
  }

  /// The places on the x axis.
  var xs: MarkColumn { places.xs }
  /// The places on the y axis.
  var ys: MarkColumn { places.ys }

  /// Returns the number of values on an axis that are infinite or NaN.
  func notFiniteCount(axis: Int) -> Int {
    let (part, ends) = axis == 0 ? (Parts.x, xEnds) : (Parts.y, yEnds)
    let count = parts.contains(part) ? (axis == 0 ? xs : ys).count { !$0.isFinite } : 0
    return count + ends.count { !$0.isFinite } - strangeCounts[axis]
  }

  /// Returns the number of finite values that are outside of an axis.
  func count(axis: Int, outside isOutside: (Double) -> Bool) -> Int {
    let (values, ends) = axis == 0 ? (xs, xEnds) : (ys, yEnds)
    return values.count { $0.isFinite && isOutside($0) }
      + ends.count { $0.isFinite && isOutside($0) }
  }

  /// The number of weights that are infinite or NaN, without the rectangles that have no weight.
  var notFiniteWeightCount: Int { weights.count { !$0.isFinite } - missingWeightCount }

  /// The places that a mark can have.
  ///
  /// All marks of a group have the same kinds of places, because columns have no gaps.
  struct Parts: OptionSet, Hashable {
    let rawValue: UInt8
    static let x = Parts(rawValue: 1)
    static let y = Parts(rawValue: 2)
    static let xEnd = Parts(rawValue: 4)
    static let yEnd = Parts(rawValue: 8)
    static let point: Parts = [.x, .y]
  }

  /// The properties that the marks of a group have in common.
  struct Key: Hashable {
    let kind: MarkKind
    let style: MarkStyle
    let parts: Parts
  }

  var key: Key { Key(kind: kind, style: style, parts: parts) }
}

/// An annotation of a mark.
@usableFromInline
struct Annotation: Hashable, Sendable {
  @usableFromInline let text: String
  @usableFromInline let position: AnnotationPosition
}

/// The style of marks that are drawn in the same way.
@usableFromInline
struct MarkStyle: Hashable, Sendable {
  /// The series, which determines the colour of a mark and its entry in the legend.
  @usableFromInline var series: String?
  /// The name of the line of a mark, which distinguishes lines of the same colour.
  @usableFromInline var line: String?
  /// The position beside other bars in a band.
  @usableFromInline var position: String?
  /// The role whose colour replaces the colour of the series.
  @usableFromInline var role: Role?
  @usableFromInline var stacking = MarkStackingMethod.unstacked
  @usableFromInline var interpolation = InterpolationMethod.linear

  @usableFromInline
  init() {}
}

/// The marks of a chart, in columns of numbers.
@usableFromInline
struct MarkGroups: Sendable {
  /// Information about all values on the axes.
  let x: AxisValues
  let y: AxisValues
  /// The groups, in the order of their first marks.
  let groups: [MarkGroup]
  /// The series in the order of their first use.
  let series: [String]
  /// The series whose names are numbers.
  let numberSeries: Set<String>
  /// The name of the values that determine the series, such as `Language`.
  let seriesLabel: String
  /// The problems of marks that have no place in the chart.
  let problems: [ChartProblem]
}

extension MarkGroups {
  /// Returns a dictionary from the English names of series to their translations, if they differ.
  func seriesNames(_ words: Labels) -> [String: String] {
    let names = numberSeries.map { ($0, words.number($0)) }
    return Dictionary(uniqueKeysWithValues: names.filter { $0 != $1 })
  }

  /// Returns the marks with new names for their series.
  func naming(_ names: [String: String]) -> MarkGroups {
    names.isEmpty
      ? self
      : MarkGroups(
        x: x,
        y: y,
        groups: groups.map { $0.naming(names) },
        series: series.map { names[$0] ?? $0 },
        numberSeries: [],
        seriesLabel: seriesLabel,
        problems: problems
      )
  }
}

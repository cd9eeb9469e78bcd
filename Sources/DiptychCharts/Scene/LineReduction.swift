/// A reduction of the points of a line to those that matter in a picture of a given width.
///
/// In each column, only the first, the lowest, the highest and the last point remain. So the
/// picture equals the picture of all points (M4, Jugel et al. 2014).
enum LineReduction {
  /// Returns runs of points whose places are from 0 to 1.
  ///
  /// Gaps separate the runs.
  ///
  /// - Parameters:
  ///   - places: Values of both axes. The x values are finite and ascending. A y value that is not
  ///     finite is a gap.
  ///   - x: The x axis.
  ///   - y: The y axis.
  ///   - columns: The number of columns between the ends of the x axis.
  /// - Returns: The runs, each with at least one point.
  ///
  /// - Complexity: O(*n*), where *n* is the number of points.
  static func runs(
    _ places: MarkPlaces,
    x: ChartAxis,
    y: ChartAxis,
    columns: Int
  ) -> [[(x: Double, y: Double)]] {
    let places = x.isReversed ? MarkPlaces(places.all.reversed()) : places
    var runs: [[(x: Double, y: Double)]] = []
    var run = Run()
    let (placeX, placeY) = (AxisPlace(x), AxisPlace(y))
    let scale = Double(columns)
    func column(_ index: Int) -> Int { Int(min(max(placeX(places[index].x) * scale, -1e15), 1e15)) }
    /// Adds the points that are needed to draw a range without gaps.
    func add(_ range: Range<Int>) {
      let extremes = places.ys.extremes(in: range)
      let middle = [extremes.lowest, extremes.highest].sorted()
      for index in [range.lowerBound] + middle + [range.upperBound - 1] {
        run.add((x: placeX(places[index].x), y: placeY(places[index].y)))
      }
    }
    var start = 0
    while start < places.count {
      let current = column(start)
      let end = (start..<places.count).first { column($0) != current } ?? places.count
      var first = start
      while first < end {
        let next = places.ys.gap(in: first..<end)
        if next > first { add(first..<next) }
        if next < end { run.end(into: &runs) }
        first = next + 1
      }
      start = end
    }
    run.end(into: &runs)
    return runs
  }

  /// A run of points without gaps.
  private struct Run {
    typealias Point = (x: Double, y: Double)

    private var points: [Point] = []

    /// Adds a point, unless it equals the previous point.
    mutating func add(_ point: Point) {
      if let last = points.last, last == point { return }
      points.append(point)
    }

    mutating func end(into runs: inout [[Point]]) {
      if !points.isEmpty { runs.append(points) }
      points = []
    }
  }

  /// Returns the corners of a line with steps.
  static func path(
    _ points: [(x: Double, y: Double)],
    _ interpolation: InterpolationMethod
  ) -> [(x: Double, y: Double)] {
    guard interpolation != .linear, let first = points.first else { return points }
    var path = [first]
    for (before, point) in zip(points, points.dropFirst()) {
      let middle =
        switch interpolation {
        case .stepStart: before.x
        case .stepEnd, .linear: point.x
        case .stepCenter: (before.x + point.x) / 2
        }
      path += [(middle, before.y), (middle, point.y), point]
    }
    return path
  }
}

/// A fast mapping from values to places between the ends of an axis.
///
/// It checks the scale of the axis only once.
struct AxisPlace {
  private let axis: ChartAxis
  private let isLinear: Bool
  private let lower: Double
  private let factor: Double

  init(_ axis: ChartAxis) {
    self.axis = axis
    let (from, to) = (axis.domain.lowerBound, axis.domain.upperBound)
    lower = axis.isReversed ? to : from
    factor = (axis.isReversed ? -1 : 1) / (to - from)
    switch axis.scale {
    case .numbers(_, .linear), .dates: isLinear = factor.isFinite && factor != 0
    default: isLinear = false
    }
  }

  @inline(__always)
  func callAsFunction(_ value: Double) -> Double {
    isLinear ? (value - lower) * factor : axis.fraction(value)
  }
}

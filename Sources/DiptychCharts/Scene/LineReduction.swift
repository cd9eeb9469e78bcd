/// The points of a line that can be told apart in a picture of a given width.
///
/// Of the points in each column only the first, the lowest, the highest and the last remain, so that
/// the picture is the same as that of all of them (M4, Jugel et al. 2014).
enum LineReduction {
  /// Returns runs of points whose places are from 0 to 1; gaps part them.
  ///
  /// - Complexity: O(*n*), one pass over the points.
  static func runs(
    _ xs: [Double],
    _ ys: [Double],
    x: ChartAxis,
    y: ChartAxis,
    columns: Int
  ) -> [[(x: Double, y: Double)]] {
    var runs: [[(x: Double, y: Double)]] = []
    var run = Run()
    let (placeX, placeY) = (AxisPlace(x), AxisPlace(y))
    let scale = Double(columns)
    for (x, y) in zip(xs, ys) {
      guard y.isFinite, x.isFinite else {
        run.end(into: &runs)
        continue
      }
      let point = (x: placeX(x), y: placeY(y))
      let column = point.x * scale
      run.add(point, column: column > -1e15 && column < 1e15 ? Int(column) : 0)
    }
    run.end(into: &runs)
    return runs
  }

  /// A run of points without gaps.
  private struct Run {
    typealias Point = (x: Double, y: Double)

    private var points: [Point] = []
    private var column = Int.min
    private var first: Point = (0, 0)
    private var lowest: Point = (0, 0)
    private var highest: Point = (0, 0)
    private var last: Point = (0, 0)

    @inline(__always)
    mutating func add(_ point: Point, column: Int) {
      if column == self.column {
        if point.y < lowest.y { lowest = point }
        if point.y > highest.y { highest = point }
        last = point
      } else {
        if self.column != .min { flush() }
        self.column = column
        (first, lowest, highest, last) = (point, point, point, point)
      }
    }

    private mutating func flush() {
      points.append(first)
      let (before, after) = lowest.x <= highest.x ? (lowest, highest) : (highest, lowest)
      for point in [before, after, last] where point != points[points.count - 1] {
        points.append(point)
      }
    }

    mutating func end(into runs: inout [[Point]]) {
      if column != .min { flush() }
      if !points.isEmpty { runs.append(points) }
      self = Run()
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

/// The way from values to places between the ends of an axis, without the cases of an axis for each.
struct AxisPlace {
  private let axis: ChartAxis
  private let isLinear: Bool
  private let lower: Double
  private let factor: Double

  init(_ axis: ChartAxis) {
    self.axis = axis
    let (from, to) = (axis.domain.lowerBound, axis.domain.upperBound)
    lower = from
    factor = 1 / (to - from)
    switch axis.scale {
    case .numbers(_, .linear), .dates: isLinear = factor.isFinite && factor > 0
    default: isLinear = false
    }
  }

  @inline(__always)
  func callAsFunction(_ value: Double) -> Double {
    isLinear ? (value - lower) * factor : axis.fraction(value)
  }
}

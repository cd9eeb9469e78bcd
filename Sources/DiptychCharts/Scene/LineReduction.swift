/// The points of a line that can be told apart in a picture of a given width.
///
/// Of the points in each column only the first, the lowest, the highest and the last remain, so that
/// the picture is the same as that of all of them (M4, Jugel et al. 2014).
enum LineReduction {
  /// Returns runs of points whose places are from 0 to 1; gaps part them.
  ///
  /// - Parameters:
  ///   - xs: Finite values of the x axis in ascending order.
  ///   - ys: The values of the y axis; those that are not finite are gaps.
  ///   - x: The x axis.
  ///   - y: The y axis.
  ///   - columns: The number of columns between the ends of the x axis.
  /// - Returns: The runs, each with at least one point.
  ///
  /// - Complexity: O(*n*), one pass over the values of the y axis.
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
    func column(_ index: Int) -> Int { Int(min(max(placeX(xs[index]) * scale, -1e15), 1e15)) }
    func point(_ index: Int) -> Run.Point { (x: placeX(xs[index]), y: placeY(ys[index])) }
    var start = 0
    while start < xs.count {
      let end = Self.end(of: start, in: xs.count, column)
      var first = start
      while first < end {
        guard ys[first].isFinite else {
          run.end(into: &runs)
          first += 1
          continue
        }
        var (lowest, highest, next) = (first, first, first + 1)
        var (low, high) = (ys[first], ys[first])
        while next < end {
          let value = ys[next]
          guard value.isFinite else { break }
          if value < low { (low, lowest) = (value, next) }
          if value > high { (high, highest) = (value, next) }
          next += 1
        }
        let (before, after) = (min(lowest, highest), max(lowest, highest))
        for index in [first, before, after, next - 1] { run.add(point(index)) }
        first = next
      }
      start = end
    }
    run.end(into: &runs)
    return runs
  }

  /// Returns the index behind the last point in the column of one.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of points in the column.
  private static func end(of start: Int, in count: Int, _ column: (Int) -> Int) -> Int {
    let current = column(start)
    var (inside, step) = (start, 1)
    while inside + step < count, column(inside + step) == current {
      inside += step
      step *= 2
    }
    var outside = min(inside + step, count)
    while outside - inside > 1 {
      let middle = (inside + outside) / 2
      if column(middle) == current { inside = middle } else { outside = middle }
    }
    return outside
  }

  /// A run of points without gaps.
  private struct Run {
    typealias Point = (x: Double, y: Double)

    private var points: [Point] = []

    /// Adds a point, unless it is the one before.
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

/// The range of an area on the y axis in each column of a picture.
struct AreaColumns {
  /// The start and the end of the area in each column, as places on the y axis, or nil in a column
  /// without the area.
  private(set) var reaches: [(start: Double, end: Double)?]
  /// Whether the area has a point in each column.
  private var havePoints: [Bool]

  /// Computes the range of an area in each column.
  ///
  /// If a column has several points, the point with the largest range is used. If a column has no
  /// points, the line between the neighbouring points is used.
  ///
  /// - Complexity: O(*n* + *m*) for *n* points and *m* columns.
  init(_ area: SceneShapes.Area, x: AxisPlace, y: AxisPlace, count: Int) {
    reaches = Array(repeating: nil, count: count)
    havePoints = Array(repeating: false, count: count)
    var before: (x: Double, start: Double, end: Double)?
    let isDescending =
      area.xs.first.map(x.callAsFunction) ?? 0 > area.xs.last.map(x.callAsFunction) ?? 0
    for position in area.xs.indices {
      let index = isDescending ? area.xs.count - 1 - position : position
      let point = (x: x(area.xs[index]), start: y(area.starts[index]), end: y(area.ends[index]))
      guard point.x.isFinite, point.start.isFinite, point.end.isFinite else {
        before = nil
        continue
      }
      if let before { fill(from: before, to: point, area.interpolation) }
      extend(DotGrid.dot(point.x, count), (point.start, point.end))
      before = point
    }
  }

  private mutating func extend(_ column: Int, _ reach: (start: Double, end: Double)) {
    guard reaches.indices.contains(column) else { return }
    // The column may already have the line to the point.
    if havePoints[column], let known = reaches[column],
      abs(reach.end - reach.start) <= abs(known.end - known.start)
    {
      return
    }
    reaches[column] = reach
    havePoints[column] = true
  }

  /// Fills the columns whose middle is between two points.
  private mutating func fill(
    from: (x: Double, start: Double, end: Double),
    to: (x: Double, start: Double, end: Double),
    _ interpolation: InterpolationMethod
  ) {
    let count = Double(reaches.count)
    let first = Int((min(max(from.x, 0), 1) * count - 0.5).rounded(.up))
    let last = Int((min(max(to.x, 0), 1) * count - 0.5).rounded(.down))
    guard first <= last, to.x > from.x else { return }
    for column in max(first, 0)...min(last, reaches.count - 1) where reaches[column] == nil {
      let place = ((Double(column) + 0.5) / count - from.x) / (to.x - from.x)
      let part: Double =
        switch interpolation {
        case .linear: place
        case .stepStart: 1
        case .stepEnd: 0
        case .stepCenter: place < 0.5 ? 0 : 1
        }
      reaches[column] = (
        from.start + part * (to.start - from.start), from.end + part * (to.end - from.end)
      )
    }
  }
}

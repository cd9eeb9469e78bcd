import DiptychViews

// Lines, areas and points.
extension SceneBuilder {
  mutating func makeLines() -> [SceneShapes.Line] {
    groups.filter { $0.kind == .line }.map { group in
      let places = places(of: group)
      let sorted = places.isAscending ? places : places.sorted()
      for end in [sorted.xs.first, sorted.xs.last] { if let end { x.include(end) } }
      y.include(sorted.ys)
      y.isRound = true
      annotate(group)
      return SceneShapes.Line(
        places: sorted,
        color: color(of: group.style),
        series: group.style.series ?? group.style.line,
        interpolation: group.style.interpolation
      )
    }
  }

  mutating func makePoints() -> [SceneShapes.Points] {
    groups.filter { $0.kind == .point }.map { group in
      let places = places(of: group)
      x.include(places.xs)
      y.include(places.ys)
      (x.isRound, y.isRound) = (true, true)
      annotate(group)
      return SceneShapes.Points(
        places: places,
        color: color(of: group.style),
        series: group.style.series
      )
    }
  }

  /// Returns the positions on the axes of marks' values.
  private func places(of group: MarkGroup) -> MarkPlaces {
    guard x.changesPlaces || y.changesPlaces else { return group.places }
    return MarkPlaces(group.places.all.map { MarkPlace(x: x.place($0.x), y: y.place($0.y)) })
  }

  mutating func makeAreas() -> [SceneShapes.Area] {
    let groups = groups.filter { $0.kind == .area }
    let stacked = groups.filter { $0.yEnds.isEmpty && $0.style.stacking != .unstacked }
    let others = groups.filter { !$0.yEnds.isEmpty || $0.style.stacking == .unstacked }
    if !groups.isEmpty { y.hasBase = true }
    var areas = stack(stacked)
    for group in others {
      let (xs, columns) = sorted(
        x.places(group.xs),
        [Array(group.ys)] + (group.yEnds.isEmpty ? [] : [group.yEnds])
      )
      let starts = columns.count == 2 ? columns[0] : [Double](repeating: 0, count: xs.count)
      areas.append(area(group, xs, starts, columns[columns.count - 1]))
    }
    return areas
  }

  /// Stacks areas.
  ///
  /// If an area has no value at a place, its value counts as zero there.
  private mutating func stack(_ groups: [MarkGroup]) -> [SceneShapes.Area] {
    guard groups.count > 1 || groups.contains(where: { $0.style.stacking != .standard }) else {
      return groups.map { group in
        let (xs, columns) = sorted(x.places(group.xs), [Array(group.ys)])
        return area(group, xs, [Double](repeating: 0, count: xs.count), columns[0])
      }
    }
    let places = groups.map { x.places($0.xs) }
    let xs = Set(places.joined().filter(\.isFinite)).sorted()
    let indexes = Dictionary(uniqueKeysWithValues: xs.enumerated().map { ($1, $0) })
    let columns = zip(groups, places).map { group, places in
      var column = [Double](repeating: 0, count: xs.count)
      for (place, value) in zip(places, group.ys) where value.isFinite {
        if let index = indexes[place] { column[index] += value }
      }
      return column
    }
    let totals = xs.indices.map { index in columns.reduce(0) { $0 + abs($1[index]) } }
    var bases = [Double](repeating: 0, count: xs.count)
    if groups[0].style.stacking == .center { bases = totals.map { -$0 / 2 } }
    return zip(groups, columns).map { group, column in
      let starts = bases
      for index in xs.indices {
        let isShare = group.style.stacking == .normalized
        bases[index] +=
          isShare ? (totals[index] > 0 ? column[index] / totals[index] : 0) : column[index]
      }
      return area(group, xs, starts, bases)
    }
  }

  private mutating func area(
    _ group: MarkGroup,
    _ xs: [Double],
    _ starts: [Double],
    _ ends: [Double]
  ) -> SceneShapes.Area {
    reach(xs, starts)
    reach(xs, ends)
    annotate(group)
    return SceneShapes.Area(
      xs: xs,
      starts: starts,
      ends: ends,
      color: color(of: group.style),
      series: group.style.series,
      interpolation: group.style.interpolation
    )
  }

  private mutating func reach(_ xs: [Double], _ ys: [Double]) {
    x.include(xs)
    y.include(ys)
    y.isRound = true
  }

  /// Returns the finite places in ascending order, and columns in the same order.
  private func sorted(_ xs: [Double], _ columns: [[Double]]) -> ([Double], [[Double]]) {
    if xs.isAscending { return (xs, columns) }
    let order = xs.indices.filter { xs[$0].isFinite }.sorted { (xs[$0], $0) < (xs[$1], $1) }
    return (order.map { xs[$0] }, columns.map { column in order.map { column[$0] } })
  }

  private mutating func annotate(_ group: MarkGroup) {
    for (index, words) in group.annotations.sorted(by: { $0.key < $1.key }) {
      let place = (x: x.place(group.xs[index]), y: y.place(group.ys[index]))
      guard place.x.isFinite, place.y.isFinite else { continue }
      annotations.append(
        SceneShapes.Words(text: words.text, x: place.x, y: place.y, position: words.position)
      )
    }
  }
}

extension [Double] {
  /// Whether the numbers are finite and ascending.
  fileprivate var isAscending: Bool {
    var last = -Double.greatestFiniteMagnitude
    for number in self {
      guard number >= last, number < .infinity else { return false }
      last = number
    }
    return true
  }
}

import DiptychViews

// Rules, rectangles, heat maps and sectors.
extension SceneBuilder {
  mutating func makeRules() -> [SceneShapes.Rule] {
    var rules: [SceneShapes.Rule] = []
    for group in groups where group.kind == .rule {
      for index in group.xs.indices {
        let (place, height) = (x.place(group.xs[index]), y.place(group.ys[index]))
        let isHorizontal = !group.xEnds.isEmpty || !place.isFinite
        let value = isHorizontal ? height : place
        guard value.isFinite else { continue }
        let from = isHorizontal ? place : height
        let to =
          isHorizontal
          ? group.xEnds.last(at: index).map(x.place) : group.yEnds.last(at: index).map(y.place)
        let ends = to.flatMap { from.isFinite && $0.isFinite ? min(from, $0)...max(from, $0) : nil }
        if isHorizontal { y.include(value) } else { x.include(value) }
        if let ends {
          for end in [ends.lowerBound, ends.upperBound] {
            if isHorizontal { x.include(end) } else { y.include(end) }
          }
        }
        let words = group.annotations[index]
        if let words {
          annotations.append(
            SceneShapes.Words(
              text: words.text,
              x: isHorizontal ? ends?.upperBound ?? .nan : value,
              y: isHorizontal ? value : ends?.upperBound ?? .nan,
              position: words.position
            )
          )
        }
        rules.append(
          SceneShapes.Rule(
            isHorizontal: isHorizontal,
            value: value,
            ends: ends,
            color: group.style.role == nil && group.style.series == nil
              ? .role(.edge) : color(of: group.style),
            series: group.style.series
          )
        )
      }
    }
    return rules
  }

  mutating func makeRectangles() -> [SceneShapes.Rectangle] {
    let groups = groups.filter { $0.kind == .rectangle }
    let maximum = groups.flatMap(\.weights).filter(\.isFinite).max() ?? 0
    var rectangles: [SceneShapes.Rectangle] = []
    for group in groups {
      for index in group.xs.indices {
        let places = (
          x.place(group.xs[index]), group.xEnds.last(at: index).map(x.place),
          y.place(group.ys[index]), group.yEnds.last(at: index).map(y.place)
        )
        guard let width = Self.range(places.0, places.1),
          let height = Self.range(places.2, places.3)
        else { continue }
        x.include(width.lowerBound)
        x.include(width.upperBound)
        y.include(height.lowerBound)
        y.include(height.upperBound)
        y.isRound = true
        let weight = group.weights.last(at: index)
        rectangles.append(
          SceneShapes.Rectangle(
            x: width,
            y: height,
            color: color(of: group.style),
            step: weight.map { HeatMap.step(of: $0, maximum: maximum) },
            value: weight
          )
        )
      }
    }
    return rectangles
  }

  /// Returns the range between two values.
  ///
  /// If there is no second value, the range has a width of 1, and the first value is in its middle.
  private static func range(_ start: Double, _ end: Double?) -> ClosedRange<Double>? {
    guard start.isFinite, end?.isFinite ?? true else { return nil }
    guard let end else { return (start - 0.5)...(start + 0.5) }
    return min(start, end)...max(start, end)
  }

  /// Makes bands of both axes if all marks are cells of a heat map, and returns whether they are.
  mutating func makeHeatBands() -> Bool {
    guard !groups.isEmpty,
      groups.allSatisfy({ $0.kind == .rectangle && $0.xEnds.isEmpty && $0.yEnds.isEmpty })
    else { return false }
    x.makeBands(of: groups.flatMap(\.xs))
    y.makeBands(of: groups.flatMap(\.ys))
    return true
  }

  /// Returns the heat map.
  ///
  /// The values of cells at the same place are added up.
  func heatMap(_ scene: ChartScene) -> HeatMap? {
    guard let width = scene.x.bandCount, let height = scene.y.bandCount else { return nil }
    var values = [[Double]](repeating: [Double](repeating: 0, count: width), count: height)
    for group in groups {
      for index in group.xs.indices {
        let (column, row) = (x.place(group.xs[index]), y.place(group.ys[index]))
        guard column.isFinite, row.isFinite else { continue }
        let weight = group.weights.last(at: index) ?? 1
        if weight > 0 && weight.isFinite { values[Int(row)][Int(column)] += weight }
      }
    }
    let rows = Self.names(of: scene.y, step: 1)
    let columns = Self.names(of: scene.x, step: width > 12 ? (width + 7) / 8 : 1)
    var map = HeatMap(
      ChartSentence(scene: scene).name,
      rows: rows.all,
      columns: columns.all,
      values: values
    )
    map.undrawnRows = rows.undrawn
    map.undrawnColumns = columns.undrawn
    map.title = scene.title.isEmpty ? nil : scene.title.onOneLine
    return map
  }

  /// Returns the names of all bands, and the positions of names that are left out.
  ///
  /// If there are many columns, only some have names, so that the names don't touch. For an axis
  /// without labels, all names are left out.
  private static func names(of axis: ChartAxis, step: Int) -> (all: [String], undrawn: Set<Int>) {
    var names = (0..<(axis.bandCount ?? 0)).map { axis.words(of: Double($0)).onOneLine }
    var undrawn = Set(names.indices)
    for tick in axis.ticks(count: .max) where !tick.label.isEmpty {
      guard let band = tick.band else { continue }
      names[band] = tick.label.onOneLine
      if band % step == 0 { undrawn.remove(band) }
    }
    return (names, undrawn)
  }

  mutating func makeSectors() -> [SceneShapes.Sector] {
    var parts: [(name: String, value: Double, style: MarkStyle)] = []
    for group in groups where group.kind == .sector {
      for value in group.ys where value.isFinite {
        if value < 0 {
          report(.negativeSector(value: value))
        } else {
          parts.append((group.style.series ?? "", value, group.style))
        }
      }
    }
    // The values are divided by the greatest value, because the sum of very large numbers is
    // infinite.
    let greatest = parts.map(\.value).max() ?? 0
    let total = greatest > 0 ? parts.reduce(0) { $0 + $1.value / greatest } : 1
    var sum = 0.0
    return parts.map { part in
      let start = sum / total
      if greatest > 0 { sum += part.value / greatest }
      return SceneShapes.Sector(
        name: part.name,
        value: part.value,
        start: start,
        end: sum / total,
        color: color(of: part.style)
      )
    }
  }
}

extension [Double] {
  /// Returns the element at an index, or nil beyond the end and in an empty column.
  func last(at index: Int) -> Double? { index < count ? self[index] : nil }
}

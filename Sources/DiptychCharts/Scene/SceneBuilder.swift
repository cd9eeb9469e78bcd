import DiptychViews

/// A builder of a scene from marks, which chooses colours, stacks marks and finds the axis ranges.
struct SceneBuilder {
  let marks: MarkGroups
  let settings: ChartSettings
  let groups: [MarkGroup]
  var x: AxisBuilder
  var y: AxisBuilder
  var annotations: [SceneShapes.Words] = []
  /// Whether bars are horizontal.
  var barsLie = false
  /// Half of the width of bars on an axis without bands.
  var halfWidth = 0.5
  private var problems: [ChartProblem]
  private let colors: [String: ChartColor]

  init(_ marks: MarkGroups, _ settings: ChartSettings) {
    let names = marks.seriesNames(settings.words)
    let marks = marks.naming(names)
    var settings = settings
    settings.seriesRoles = settings.seriesRoles.map { (names[$0.name] ?? $0.name, $0.role) }
    self.marks = marks
    self.settings = settings
    groups = marks.groups
    problems = marks.problems
    x = AxisBuilder(marks.x, settings.x, settings, isX: true)
    y = AxisBuilder(marks.y, settings.y, settings, isX: false)
    colors = Self.colors(of: marks, settings)
  }

  /// Returns the colours of all series.
  ///
  /// First come the colours that a program has set. The other series get the colours of the palette
  /// in the order of their first use.
  private static func colors(
    of marks: MarkGroups,
    _ settings: ChartSettings
  ) -> [String: ChartColor] {
    var colors: [String: ChartColor] = [:]
    var next = 0
    for (name, role) in settings.seriesRoles + marks.series.map({ ($0, nil) })
    where colors[name] == nil {
      colors[name] = role.map { .role($0) } ?? .series(next)
      if role == nil { next += 1 }
    }
    return colors
  }

  func color(of style: MarkStyle) -> ChartColor {
    if let role = style.role { return .role(role) }
    return style.series.flatMap { colors[$0] } ?? .accent
  }

  // MARK: The scene

  mutating func scene(title: String) -> ChartScene {
    reportValues()
    reportDomains()
    makeDateBands()
    let bars = makeBars()
    let areas = makeAreas()
    let lines = makeLines()
    let points = makePoints()
    let rules = makeRules()
    let heat = makeHeatBands()
    if heat { reportWeights() }
    let rectangles = heat ? [] : makeRectangles()
    let sectors = makeSectors()
    var scene = ChartScene(
      title: title,
      words: settings.words,
      chartLabels: settings.chartLabels,
      x: x.axis(),
      y: y.axis(),
      legendPosition: settings.legendPosition,
      height: settings.height,
      data: ChartData(marks)
    )
    scene.bars = bars
    scene.barsLie = barsLie
    scene.halfWidth = halfWidth
    scene.areas = areas
    scene.lines = lines
    scene.points = points
    scene.rules = rules
    scene.rectangles = rectangles
    scene.sectors = sectors
    scene.annotations = annotations
    scene.problems = problems
    scene.valueCount = groups.reduce(0) { $1.kind == .rule ? $0 : $0 + $1.xs.count }
    scene.legend = legend(sectors)
    reportBeyondDomains(scene)
    scene.problems = problems
    if heat { scene.heatMap = heatMap(scene) }
    return scene
  }

  private func legend(_ sectors: [SceneShapes.Sector]) -> [ChartSeries] {
    let used = Set(groups.compactMap(\.style.series))
    let order = settings.seriesRoles.map(\.name) + marks.series
    var seen: Set<String> = []
    let series = order.filter { used.contains($0) && seen.insert($0).inserted }
      .map { ChartSeries(name: $0, color: colors[$0] ?? .accent) }
    return settings.hasLegend ?? true ? series : []
  }

  /// Makes bands for dates that stand for calendar components.
  mutating func makeDateBands() {
    if marks.x.unit != nil { x.makeDateBands(groups.flatMap { Array($0.xs) + $0.xEnds }) }
    if marks.y.unit != nil { y.makeDateBands(groups.flatMap { Array($0.ys) + $0.yEnds }) }
  }

  // MARK: Problems

  mutating func report(_ problem: ChartProblem) { problems.append(problem) }

  /// Reports domains whose values don't fit their axes.
  private mutating func reportDomains() {
    for (axis, builder) in [(ChartProblem.Axis.x, x), (.y, y)] {
      if let needed = builder.neededDomain {
        problems.append(.unusableDomain(axis: axis, needed: needed))
      }
    }
  }

  /// Reports values without a place, which are not finite, or not positive on a logarithmic axis.
  private mutating func reportValues() {
    var seen: Set<MarkKind> = []
    for kind in groups.map(\.kind) where seen.insert(kind).inserted {
      let groups = groups.filter { $0.kind == kind }
      for (axis, builder) in [(ChartProblem.Axis.x, x), (.y, y)] {
        func number(_ count: (MarkGroup) -> Int) -> Int { groups.reduce(0) { $0 + count($1) } }
        let position = axis == .x ? 0 : 1
        if case let count = number({ $0.notFiniteCount(axis: position) }), count > 0 {
          let axis = kind == .sector ? nil : axis
          problems.append(.notFinite(mark: kind, axis: axis, count: count))
        }
        if builder.isLogarithmic,
          case let count = number({ $0.count(axis: position) { $0 <= 0 } }), count > 0
        {
          problems.append(.notPositive(mark: kind, axis: axis, count: count))
        }
        if builder.isDate,
          case let count = number({ $0.count(axis: position) { !DateTicks.reaches(to: $0) } }),
          count > 0
        {
          problems.append(.unreachableDates(mark: kind, axis: axis, count: count))
        }
      }
      if kind != .sector, self.groups.contains(where: { $0.kind == .sector }) {
        problems.append(.sectorsAmongOthers(mark: kind))
      }
    }
  }

  /// Reports values of a heat map that have no shade.
  private mutating func reportWeights() {
    let count = groups.reduce(0) { $0 + $1.notFiniteWeightCount }
    if count > 0 { problems.append(.notFinite(mark: .rectangle, axis: nil, count: count)) }
    let negative = groups.flatMap(\.weights).count { $0 < 0 && $0.isFinite }
    if negative > 0 { problems.append(.negativeFields(count: negative)) }
  }
}

extension SceneBuilder {
  /// Reports marks outside the domain that a program has set.
  ///
  /// Such marks are left out, or are cut at the end of the domain.
  mutating func reportBeyondDomains(_ scene: ChartScene) {
    for (axis, builder, own) in [(ChartProblem.Axis.x, x, scene.x), (.y, y, scene.y)]
    where builder.hasChosenEnds {
      func report(_ mark: MarkKind, _ count: Int) {
        if count > 0 { self.report(.beyondDomain(mark: mark, axis: axis, count: count)) }
      }
      func isBeyond(_ value: Double) -> Bool {
        value.isFinite && !DotGrid.isInside(own.fraction(value))
      }
      let isX = axis == .x
      let isValueAxis = isX == scene.barsLie
      if isValueAxis, case .numbers(let domain, _) = own.scale,
        scene.bars.contains(where: { $0.start == 0 && isBeyond(0) })
      {
        let start = domain.lowerBound > 0 ? domain.lowerBound : domain.upperBound
        self.report(.baseline(start: own.words(of: start)))
      }
      report(
        .bar,
        scene.bars.count { bar in
          // A bar begins at zero, unless the program has set its start.
          let ends = bar.start == 0 ? [bar.end] : [bar.start, bar.end]
          return (isValueAxis ? ends : [bar.place]).contains(where: isBeyond)
        }
      )
      report(
        .line,
        scene.lines.reduce(0) { $0 + (isX ? $1.places.xs : $1.places.ys).count(where: isBeyond) }
      )
      report(
        .area,
        scene.areas.reduce(0) { count, area in
          count
            + area.xs.indices.count { index in
              (isX ? [area.xs[index]] : [area.starts[index], area.ends[index]]).contains(
                where: isBeyond
              )
            }
        }
      )
      report(
        .point,
        scene.points.reduce(0) { $0 + (isX ? $1.places.xs : $1.places.ys).count(where: isBeyond) }
      )
      report(
        .rectangle,
        scene.rectangles.count { field in
          let range = isX ? field.x : field.y
          return isBeyond(range.lowerBound) || isBeyond(range.upperBound)
        }
      )
      report(.rule, scene.rules.count { $0.isHorizontal != isX && isBeyond($0.value) })
    }
  }
}

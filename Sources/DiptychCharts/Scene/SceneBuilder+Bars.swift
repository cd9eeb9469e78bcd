import DiptychViews

extension SceneBuilder {
  /// The two ends of a stack, above and below zero, and its total.
  private struct Extent {
    var above = 0.0
    var below = 0.0
    var total = 0.0
  }

  /// Makes the bars, and extends the axes to them.
  mutating func makeBars() -> [SceneShapes.Bar] {
    let groups = groups.filter { $0.kind == .bar }
    guard !groups.isEmpty else { return [] }
    barsLie = x.isNumeric && (y.hasBands || y.isDate)
    let slots = slots(of: groups)
    let places = groups.map { barsLie ? y.places($0.ys) : x.places($0.xs) }
    var extents = totals(of: groups, places, slots)
    var bars: [SceneShapes.Bar] = []
    for (group, places) in zip(groups, places) {
      let values = barsLie ? group.xs : group.ys
      let ends = barsLie ? group.xEnds : group.yEnds
      let slot = group.style.position.flatMap { slots[$0] } ?? 0
      for (index, value) in values.enumerated() {
        guard value.isFinite, places[index].isFinite, ends.isEmpty || ends[index].isFinite else {
          continue
        }
        let reach: (start: Double, end: Double)
        if ends.isEmpty {
          let stack = SceneShapes.BarPlace(value: places[index], slot: slot)
          reach = Self.add(value, to: &extents[stack, default: Extent()], group.style.stacking)
        } else {
          reach = (value, ends[index])
        }
        let bar = SceneShapes.Bar(
          place: places[index],
          slot: slot,
          slots: max(slots.count, 1),
          start: reach.start,
          end: reach.end,
          color: color(of: group.style),
          series: group.style.series,
          value: ends.isEmpty ? value : ends[index]
        )
        bars.append(bar)
        if let words = group.annotations[index] { annotate(bar, words) }
      }
    }
    reach(over: bars)
    return bars
  }

  /// Returns a position for each value of `position(by:)`, so that their bars are side by side.
  private func slots(of groups: [MarkGroup]) -> [String: Int] {
    var slots: [String: Int] = [:]
    for group in groups {
      if let position = group.style.position, slots[position] == nil {
        slots[position] = slots.count
      }
    }
    return slots
  }

  private func totals(
    of groups: [MarkGroup],
    _ places: [[Double]],
    _ slots: [String: Int]
  ) -> [SceneShapes.BarPlace: Extent] {
    var extents: [SceneShapes.BarPlace: Extent] = [:]
    for (group, places) in zip(groups, places)
    where group.style.stacking == .normalized || group.style.stacking == .center {
      let slot = group.style.position.flatMap { slots[$0] } ?? 0
      for (place, value) in zip(places, barsLie ? group.xs : group.ys) where value.isFinite {
        let stack = SceneShapes.BarPlace(value: place, slot: slot)
        extents[stack, default: Extent()].total += abs(value)
      }
    }
    return extents
  }

  /// Adds a value to a stack, and returns the ends of its bar.
  private static func add(
    _ value: Double,
    to extent: inout Extent,
    _ stacking: MarkStackingMethod
  ) -> (start: Double, end: Double) {
    var value = value
    var offset = 0.0
    switch stacking {
    case .unstacked: return (0, value)
    case .standard: break
    case .normalized: value = extent.total > 0 ? value / extent.total : 0
    case .center: offset = -extent.total / 2
    }
    // The sum of very large numbers is infinite, and has no place on an axis.
    if value < 0 {
      let start = extent.below
      extent.below = max(start + value, -.greatestFiniteMagnitude)
      return (start + offset, extent.below + offset)
    }
    let start = extent.above
    extent.above = min(start + value, .greatestFiniteMagnitude)
    return (start + offset, extent.above + offset)
  }

  /// Extends both axes to the bars.
  private mutating func reach(over bars: [SceneShapes.Bar]) {
    for bar in bars {
      if barsLie {
        x.include(bar.start)
        x.include(bar.end)
        y.include(bar.place)
      } else {
        y.include(bar.start)
        y.include(bar.end)
        x.include(bar.place)
      }
    }
    if barsLie {
      (x.isRound, x.hasBase) = (true, true)
    } else {
      (y.isRound, y.hasBase) = (true, true)
    }
    guard barsLie ? !y.hasBands : !x.hasBands else { return }
    let places = Set(bars.map(\.place)).sorted()
    let gap =
      zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? (x.isDate || y.isDate ? 86_400 : 1)
    halfWidth = gap * 0.4
    for end in [places.first.map { $0 - gap / 2 }, places.last.map { $0 + gap / 2 }] {
      if let end { if barsLie { y.include(end) } else { x.include(end) } }
    }
  }

  private mutating func annotate(_ bar: SceneShapes.Bar, _ words: Annotation) {
    annotations.append(
      SceneShapes.Words(
        text: words.text,
        x: barsLie ? bar.end : bar.place,
        y: barsLie ? bar.place : bar.end,
        position: words.position == .automatic ? (barsLie ? .trailing : .top) : words.position
      )
    )
  }
}

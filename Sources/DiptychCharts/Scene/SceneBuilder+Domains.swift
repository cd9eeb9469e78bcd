import DiptychViews

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
      report(
        .bar,
        scene.bars.count { bar in
          (isX == scene.barsLie ? [bar.start, bar.end] : [bar.place]).contains(where: isBeyond)
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

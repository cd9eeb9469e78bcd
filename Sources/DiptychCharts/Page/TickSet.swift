/// The ticks of an x axis in plots of some widths.
struct TickSet {
  /// The class of the set, by which the rules of charts show it; nil if plots of all widths have it.
  var className: String?
  let ticks: [ChartAxis.Tick]

  /// The width from which on a plot is a wide one, in pixels; ``ChartRules`` has it in rem.
  private static let wideWidth = 496.0
  private static let mostLetters = 16

  /// Returns the ticks of narrow plots, and those of wide ones if more of these have labels.
  static func sets(of axis: ChartAxis, narrowest width: Double) -> [TickSet] {
    let narrow = ticks(of: axis, counts: 2...8, width: width)
    let wide = wideTicks(of: axis)
    guard labelCount(wide) > labelCount(narrow) else { return [TickSet(ticks: narrow)] }
    return [TickSet(className: "w1", ticks: narrow), TickSet(className: "w2", ticks: wide)]
  }

  private static func labelCount(_ ticks: [ChartAxis.Tick]) -> Int {
    ticks.count { !$0.label.isEmpty }
  }

  /// Returns as many ticks as have room in a wide plot.
  ///
  /// Of more than four, the last has no label if this alone has no room before the end of the axis.
  private static func wideTicks(of axis: ChartAxis) -> [ChartAxis.Tick] {
    for count in stride(from: 8, through: 3, by: -1) {
      var ticks = axis.ticks(count: count).map { PageLabels.cut($0, to: mostLetters) }
      if PageLabels.areApart(ticks, width: wideWidth) { return ticks }
      if ticks.count > 4, PageLabels.areApart(ticks.dropLast(), width: wideWidth) {
        ticks[ticks.count - 1].label = ""
        return ticks
      }
    }
    return ticks(of: axis, counts: 2...2, width: wideWidth)
  }

  /// Returns as many ticks as have room.
  private static func ticks(
    of axis: ChartAxis,
    counts: ClosedRange<Int>,
    width: Double
  ) -> [ChartAxis.Tick] {
    for count in counts.reversed() {
      let ticks = axis.ticks(count: count).map { PageLabels.cut($0, to: mostLetters) }
      if PageLabels.areApart(ticks, width: width) { return ticks }
    }
    let ticks = axis.ticks(count: counts.lowerBound).map { PageLabels.cut($0, to: mostLetters) }
    return PageLabels.thinned(ticks, width: width)
  }
}

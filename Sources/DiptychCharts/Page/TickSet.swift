/// The ticks of an x axis for plots in a range of widths.
struct TickSet {
  /// The class of the set, for the CSS rules that show it, or nil if the set is for plots of all
  /// widths.
  var className: String?
  let ticks: [ChartAxis.Tick]
  /// The room for labels in the plots.
  let room: LabelRoom

  /// The minimum width of a wide plot in pixels.
  ///
  /// ``ChartRules`` contains the same width in rem.
  private static let wideWidth = 496.0
  private static let mostLetters = 24
  private static let fewLabels = 5
  /// The numbers of ticks that are tried in turn.
  private static func counts(_ axis: ChartAxis) -> [Int] {
    (axis.hasChosenDates ? [.max] : []) + stride(from: 8, through: 2, by: -1)
  }

  /// Returns the ticks of narrow plots, and the ticks of wide plots if these have more labels.
  static func sets(of axis: ChartAxis, gutter: Int) -> [TickSet] {
    let small = LabelRoom(width: PageLabels.narrowestWidth(gutter: gutter), gutter: gutter)
    let large = LabelRoom(width: wideWidth, gutter: gutter)
    let (narrow, wide) = (fitting(axis, in: small), many(axis, in: large))
    guard labelCount(wide) > labelCount(narrow) else {
      return [TickSet(ticks: narrow, room: small)]
    }
    return [
      TickSet(className: "w1", ticks: narrow, room: small),
      TickSet(className: "w2", ticks: wide, room: large),
    ]
  }

  private static func labelCount(_ ticks: [ChartAxis.Tick]) -> Int {
    ticks.count { !$0.label.isEmpty }
  }

  /// Returns as many ticks as have room.
  ///
  /// If even the fewest ticks have no room, every second tick, every third tick and so on is
  /// returned.
  private static func fitting(_ axis: ChartAxis, in room: LabelRoom) -> [ChartAxis.Tick] {
    for count in counts(axis) {
      let ticks = ticks(of: axis, count: count)
      if room.keepsApart(ticks) { return ticks }
    }
    let few = ticks(of: axis, count: 2)
    for step in 1...max(few.count, 1) {
      let shown = stride(from: 0, to: few.count, by: step).map { few[$0] }
      if room.keepsApart(shown) { return shown }
    }
    return Array(few.prefix(1))
  }

  /// Returns as many ticks as fit.
  ///
  /// If fewer than five labels fit, more ticks are chosen, and the label of the last tick is
  /// removed.
  private static func many(_ axis: ChartAxis, in room: LabelRoom) -> [ChartAxis.Tick] {
    let whole = fitting(axis, in: room)
    guard labelCount(whole) < fewLabels else { return whole }
    for count in counts(axis) {
      var ticks = ticks(of: axis, count: count)
      guard ticks.count > fewLabels, room.keepsApart(ticks.dropLast()) else { continue }
      ticks[ticks.count - 1].label = ""
      return ticks
    }
    return whole
  }

  private static func ticks(of axis: ChartAxis, count: Int) -> [ChartAxis.Tick] {
    axis.ticks(count: count).map { PageLabels.cut($0, to: mostLetters) }
  }
}

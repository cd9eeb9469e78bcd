import DiptychViews

/// The pictures of the ticks of an x axis, with one picture for each set of ticks.
///
/// The width of the plot determines the visible picture.
///
/// The CSS rules move the other pictures out of sight with a margin that is computed from the
/// width. This needs neither a script nor a container query, which validators do not know yet.
struct TickSets<Content: View>: _PrimitiveView {
  let sets: [TickSet]
  /// The height, in rem.
  let height: Double
  let content: (TickSet) -> Content

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    let isOne = view.sets.count == 1
    let pictures = ForEach(view.sets, id: \.className) { set in
      view.picture(set, hidden: isOne)
    }
    if isOne { return ForEach._render(pictures, into: &renderer) }
    let attributes = SVGAttributes(class: "ticks", ["aria-hidden": "true"])
    renderer.element("div", attributes, pictures)
  }

  private func picture(_ set: TickSet, hidden isHidden: Bool) -> PageElement<Content> {
    var attributes = SVGAttributes(
      class: set.className,
      ["width": "100%", "height": SVGAttributes.number(height) + "rem"]
    )
    if isHidden { attributes.set("aria-hidden", "true") }
    return PageElement("svg", attributes) { content(set) }
  }
}

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
  private static let maxLetters = 24
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
    axis.ticks(count: count).map { PageLabels.cut($0, to: maxLetters) }
  }
}

/// The room for the labels below a plot of a minimum width.
struct LabelRoom {
  /// The minimum width of the plot, in pixels.
  let width: Double
  /// The width of the labels beside the y axis, in letters.
  let gutter: Int

  /// The part of a label that is at its tick.
  enum Anchor {
    case start, middle, end
  }

  /// The minimum distance between two labels, in pixels.
  private static let distance = 6.0

  /// The margin of a page that a label may use before the start of a chart, in pixels.
  private static let margin = 12.0

  /// Returns the anchor of a label, which is its middle unless the label would exceed an end of the
  /// chart.
  func anchor(of tick: ChartAxis.Tick) -> Anchor {
    let (place, half) = (tick.fraction * width, PageLabels.width(tick.label) / 2)
    if place + half > width, place >= 2 * half { return .end }
    let start = -PageLabels.width(ofLetters: gutter) - Self.margin
    return place - half < start ? .start : .middle
  }

  /// Whether labels keep a distance of six pixels.
  func keepsApart(_ ticks: some Sequence<ChartAxis.Tick>) -> Bool {
    var end = -Double.infinity
    return ticks.allSatisfy { tick in
      if tick.label.isEmpty { return true }
      let range = range(of: tick)
      defer { end = range.upperBound }
      return range.lowerBound >= end + Self.distance
    }
  }

  /// Returns the range of a label in pixels, from the start of the plot.
  private func range(of tick: ChartAxis.Tick) -> ClosedRange<Double> {
    let (place, size) = (tick.fraction * width, PageLabels.width(tick.label))
    switch anchor(of: tick) {
    case .start: return place...(place + size)
    case .middle: return (place - size / 2)...(place + size / 2)
    case .end: return (place - size)...place
    }
  }
}

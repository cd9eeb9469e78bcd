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

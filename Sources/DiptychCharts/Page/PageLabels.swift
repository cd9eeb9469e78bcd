/// The room that words take in a narrow page, so that none touches another at any width.
enum PageLabels {
  /// The width of the plot of the narrowest page, 320 pixels, without the labels of the y axis.
  static func narrowestWidth(gutter: Int) -> Double { 280 - 7.2 * Double(gutter) }

  /// Returns the width of words in pixels: a guess that is rather too wide.
  static func width(_ text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 8.2 : 13.5) }
  }

  /// Returns the number of letters of a text, of which wide ones count twice.
  static func letters(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) }
  }

  /// Returns a text of some letters at most.
  static func cut(_ text: String, to letters: Int) -> String {
    guard Self.letters(text) > letters else { return text }
    var rest = letters - 1
    var cut = ""
    for character in text {
      rest -= Self.letters(String(character))
      if rest < 0 { break }
      cut.append(character)
    }
    return cut + "…"
  }

  /// Returns a tick whose label is one line of some letters at most.
  static func cut(_ tick: ChartAxis.Tick, to letters: Int) -> ChartAxis.Tick {
    var tick = tick
    tick.label = cut(tick.label.onOneLine, to: letters)
    return tick
  }

  /// Returns every first, second, third and so on of some ticks, so that they keep apart.
  static func thinned(_ ticks: [ChartAxis.Tick], width: Double) -> [ChartAxis.Tick] {
    for step in 1...max(ticks.count, 1) {
      let shown = stride(from: 0, to: ticks.count, by: step).map { ticks[$0] }
      if areApart(shown, width: width) { return shown }
    }
    return Array(ticks.prefix(1))
  }

  /// Whether ticks keep a distance of six pixels.
  static func areApart(_ ticks: some Sequence<ChartAxis.Tick>, width: Double) -> Bool {
    var end = -Double.infinity
    return ticks.allSatisfy { tick in
      let range = range(of: tick, width: width)
      defer { end = range.upperBound }
      return range.lowerBound >= end + 6
    }
  }

  /// Returns the pixels of a label: its middle is at the tick, its end at a tick near the end.
  private static func range(of tick: ChartAxis.Tick, width: Double) -> ClosedRange<Double> {
    let (middle, size) = (tick.fraction * width, Self.width(tick.label))
    return isAtEnd(tick) ? (middle - size)...middle : (middle - size / 2)...(middle + size / 2)
  }

  /// Whether a label ends at its tick, so that it does not reach over the chart.
  static func isAtEnd(_ tick: ChartAxis.Tick) -> Bool { tick.fraction > 0.92 }
}

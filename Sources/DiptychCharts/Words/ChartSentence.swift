import DiptychViews

/// A sentence about the data of a chart: its name, the range of its places, and the lowest, the
/// highest and the last value of each series.
struct ChartSentence {
  let scene: ChartScene

  /// The title of the chart, or the names of its axes.
  var name: String {
    if !scene.title.isEmpty { return scene.title.onOneLine }
    let label = scene.sectors.isEmpty ? placeAxis.label : scene.data.seriesLabel
    let names = [valueAxis.label, label].filter { !$0.isEmpty }
    if names.isEmpty { return scene.chartLabels.chart }
    guard names.count == 2 else { return names[0].onOneLine }
    let word = scene.chartLabels.valueByPosition
    return Labels.filled(word, ["value": names[0], "place": names[1]]).onOneLine
  }

  var text: String {
    let groups = scene.data.groups.filter { $0.kind != .rule && $0.kind != .rectangle }
    var parts = scene.sectors.isEmpty ? groups.prefix(Self.maxParts).compactMap(words) : sectors
    if parts.isEmpty && !scene.rectangles.isEmpty { return name + "." }
    if parts.isEmpty {
      parts = scene.rules.prefix(Self.maxParts).map { rule in
        (rule.isHorizontal ? scene.y : scene.x).fewWords(of: rule.value).onOneLine
      }
    }
    let text = parts.isEmpty ? scene.words.noValues : parts.joined(separator: "; ")
    return "\(name)\(places(of: groups)): \(text)."
  }

  /// The maximum number of series, lines and sectors in the sentence; the table has all.
  private static let maxParts = 4

  private var valueAxis: ChartAxis { scene.barsLie ? scene.x : scene.y }
  private var placeAxis: ChartAxis { scene.barsLie ? scene.y : scene.x }

  /// The names and shares of the largest sectors.
  private var sectors: [String] {
    scene.sectors.sorted { $0.value > $1.value }.prefix(Self.maxParts).map { sector in
      let value = scene.words.number(NumberLabel.exact(sector.value))
      let name = sector.name.isEmpty ? value : sector.name.onOneLine
      return "\(name) \(_Percentage(share: sector.end - sector.start))"
    }
  }

  /// Returns the first and the last place after a comma, unless the axis has names without an
  /// order.
  private func places(of groups: [MarkGroup]) -> String {
    if case .bands = placeAxis.scale { return "" }
    let places = groups.flatMap { scene.barsLie ? Array($0.ys) : Array($0.xs) }
      .map { placeAxis.place(ofMark: $0) }.filter(\.isFinite)
    guard let first = places.min(), let last = places.max(), first < last else { return "" }
    return ", \(placeAxis.fewWords(of: first)) – \(placeAxis.fewWords(of: last))".onOneLine
  }

  /// Returns the values of a group in words.
  private func words(_ group: MarkGroup) -> String? {
    let (values, places) = scene.barsLie ? (group.xs, group.ys) : (group.ys, group.xs)
    let extremes = values.extremes(in: values.indices)
    guard extremes.count > 0 else { return nil }
    let end = places.extremes(in: places.indices).high
    let last = places.indices.last { places[$0] == end && values[$0].isFinite } ?? 0
    let spread = extremes.high - extremes.low
    func value(_ index: Int) -> String {
      valueAxis.fewWords(of: values[index], spread: spread).onOneLine
    }
    func point(_ index: Int) -> String {
      let place = placeAxis.fewWords(of: placeAxis.place(ofMark: places[index])).onOneLine
      return place.isEmpty ? value(index) : "\(value(index)) (\(place))"
    }
    let series = (group.style.series ?? group.style.line ?? "").onOneLine
    let name = series.allSatisfy(\.isWhitespace) ? "" : series + ", "
    guard extremes.low < extremes.high else {
      return name + (extremes.count > 1 ? value(extremes.lowest) : point(extremes.lowest))
    }
    let count = scene.words.number(NumberLabel.exact(Double(extremes.count)))
    return name
      + Labels.filled(
        scene.words.values,
        [
          "count": count, "lowest": point(extremes.lowest), "highest": point(extremes.highest),
          "last": value(last),
        ]
      )
  }
}

import DiptychViews

/// A sentence about the data of a chart, with the number of values, the extremes and the trend.
struct ChartSentence {
  private let scene: ChartScene

  init(_ scene: ChartScene) {
    self.scene = scene
  }

  /// The title of the chart, or the names of its axes.
  var name: String {
    if !scene.title.isEmpty { return scene.title.onOneLine }
    let (value, place) = scene.barsLie ? (scene.x, scene.y) : (scene.y, scene.x)
    let label = scene.sectors.isEmpty ? place.label : scene.data.seriesLabel
    let names = [value.label, label].filter { !$0.isEmpty }
    if names.isEmpty { return words.chart }
    guard names.count == 2 else { return names[0].onOneLine }
    let name = Words.Charts.filled(words.valueByPlace, ["value": names[0], "place": names[1]])
    return name.onOneLine
  }

  private var words: Words.Charts.Sentences { scene.words.sentences }

  /// The name of the chart and the sentences about its data.
  var text: String {
    Words.Charts.filled(words.sentence, ["name": name, "text": sentences])
  }

  private var sentences: String {
    if scene.heatMap != nil || scene.sectors.isEmpty && scene.isEmpty {
      return scene.words.noValues
    }
    if !scene.sectors.isEmpty { return parts }
    var sentences = scene.data.groups.filter { $0.kind != .rule && $0.kind != .rectangle }
      .prefix(Self.mostGroups).compactMap(sentence)
    let rest =
      scene.data.groups.count { $0.kind != .rule && $0.kind != .rectangle } - Self.mostGroups
    if rest > 0 { sentences.append(Words.Charts.filled(words.andMore, ["count": "\(rest)"])) }
    sentences += scene.rules.prefix(Self.mostGroups).map { rule in
      let axis = rule.isHorizontal ? scene.y : scene.x
      let value = axis.fewWords(of: rule.value).onOneLine
      return Words.Charts.filled(words.lineAt, ["value": value])
    }
    let fields = scene.rectangles.count
    if fields > 0 {
      sentences.append(
        fields == 1
          ? words.oneRectangle : Words.Charts.filled(words.rectangles, ["count": "\(fields)"])
      )
    }
    return sentences.isEmpty ? scene.words.noValues : sentences.joined(separator: "; ")
  }

  private static let mostGroups = 4

  /// The names and shares of the largest sectors.
  private var parts: String {
    let greatest = scene.sectors.sorted { $0.value > $1.value }.prefix(3).map { sector in
      let name =
        sector.name.isEmpty
        ? scene.words.number(NumberLabel.exact(sector.value)) : sector.name.onOneLine
      return "\(name) \(Self.percent(sector.end - sector.start))"
    }
    let count = scene.sectors.count
    let list = greatest.joined(separator: ", ")
    return count == 1
      ? Words.Charts.filled(words.onePart, ["list": list])
      : Words.Charts.filled(words.parts, ["count": "\(count)", "list": list])
  }

  /// Returns a share in percent.
  ///
  /// A share below one percent has decimals.
  static func percent(_ share: Double) -> String {
    guard share > 0, share < 0.01 else { return "\(Int((share * 100).rounded()))%" }
    return "<1%"
  }

  // MARK: Series

  /// Returns a sentence about the values of a group.
  private func sentence(_ group: MarkGroup) -> String? {
    let (values, places) = scene.barsLie ? (group.xs, group.ys) : (group.ys, group.xs)
    let extremes = values.extremes(in: values.indices)
    guard extremes.count > 0 else { return nil }
    let end = places.extremes(in: places.indices).high
    let last = places.indices.last { places[$0] == end && values[$0].isFinite } ?? 0
    func point(_ index: Int) -> (value: Double, place: Double) { (values[index], places[index]) }
    let series = (group.style.series ?? group.style.line ?? "").onOneLine
    let name = series.allSatisfy(\.isWhitespace) ? "" : series + ", "
    let spread = extremes.high - extremes.low
    let lowest = text(point(extremes.lowest), spread)
    let highest = text(point(extremes.highest), spread)
    guard extremes.count > 1 else { return name + lowest }
    let count = scene.words.number(NumberLabel.exact(Double(extremes.count)))
    // If all values are equal, the sentence has this value instead of the extremes.
    if extremes.low == extremes.high {
      let value = text(extremes.low, spread)
      return name + Words.Charts.filled(words.equalValues, ["count": count, "value": value])
    }
    var sentence = Words.Charts.filled(
      words.values,
      [
        "count": count, "lowest": lowest, "highest": highest, "last": text(values[last], spread),
      ]
    )
    if let trend = trend(values, places, extremes.low...extremes.high) { sentence += ", \(trend)" }
    return name + sentence
  }

  /// The maximum number of values that are used for the trend.
  private static let mostAsked = 10_000

  private var valueAxis: ChartAxis { scene.barsLie ? scene.x : scene.y }
  private var placeAxis: ChartAxis { scene.barsLie ? scene.y : scene.x }

  private func text(_ value: Double, _ spread: Double) -> String {
    valueAxis.fewWords(of: value, spread: spread).onOneLine
  }

  private func text(_ point: (value: Double, place: Double), _ spread: Double) -> String {
    let place = placeAxis.fewWords(of: placeAxis.place(ofMark: point.place)).onOneLine
    let value = text(point.value, spread)
    return place.isEmpty ? value : "\(value) (\(place))"
  }

  /// Returns the trend of values, or nil for an axis of names, because names have no order.
  ///
  /// The trend is the sign of the correlation between places and values, if the correlation is more
  /// than 0.3. If there are very many values, only values at equal distances are used. Values are
  /// divided by their range, because the squares of very large numbers are infinite.
  private func trend(
    _ values: MarkColumn,
    _ places: MarkColumn,
    _ range: ClosedRange<Double>
  ) -> String? {
    if case .bands = placeAxis.scale { return nil }
    let middle = range.lowerBound / 2 + range.upperBound / 2
    let half = range.upperBound / 2 - range.lowerBound / 2
    let origin = places.first(where: \.isFinite) ?? 0
    var count = 0.0
    var sum = SIMD2<Double>()
    var squares = SIMD2<Double>()
    var products = 0.0
    for index in stride(from: 0, to: values.count, by: values.count / Self.mostAsked + 1) {
      let value = half > 0 ? (values[index] - middle) / half : 0
      let pair = SIMD2(places[index] - origin, value)
      guard pair.x.isFinite, pair.y.isFinite else { continue }
      count += 1
      sum += pair
      squares += pair * pair
      products += pair.x * pair.y
    }
    guard count > 2 else { return nil }
    let first = squares.x - sum.x * sum.x / count
    let second = squares.y - sum.y * sum.y / count
    let product = products - sum.x * sum.y / count
    guard first > 0, second > 0 else { return words.steady }
    let correlation = product / (first.squareRoot() * second.squareRoot())
    if correlation > 0.3 { return words.rising }
    return correlation < -0.3 ? words.falling : words.withoutTrend
  }
}
